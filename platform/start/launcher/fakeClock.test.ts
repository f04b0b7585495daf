import { describe, expect, it } from '@jest/globals'
import { offsetSeconds, takeClockArgument } from './fakeClock.mjs'

const now = Date.parse('2026-11-22T12:00:00Z')

describe('--on', () => {
  it.each([
    [['bench', '--on', '2026-12-31T23:30', '--quick'], ['bench', '--quick'], '2026-12-31T23:30'],
    [['bench'], ['bench'], undefined],
    [['--on'], [], ''],
  ])('is removed from the arguments %j, and its value is returned', (commandLine, args, on) => {
    expect(takeClockArgument(commandLine)).toEqual({ args, on })
  })

  it.each([
    ['in winter', '2026-11-22T13:00', '+0'],
    ['in summer', '2027-07-01T14:00', `+${(Date.parse('2027-07-01T12:00:00Z') - now) / 1000}`],
    ['in the past', '2026-11-22T12:59', '-60'],
    ['just before the clocks go forward', '2027-03-28T01:59', `+${(Date.parse('2027-03-28T00:59:00Z') - now) / 1000}`],
    ['just after the clocks go forward', '2027-03-28T03:00', `+${(Date.parse('2027-03-28T01:00:00Z') - now) / 1000}`],
  ])('is converted from the wall time in Paris %s to an offset in seconds', (_caseName, on, offset) => {
    expect(offsetSeconds(on, now)).toBe(offset)
  })

  it('is rejected when it is not a date', () => {
    expect(() => offsetSeconds('dimanche', now)).toThrow(
      "--on takes a date and a time as 2026-12-31T23:30, not 'dimanche'.",
    )
  })
})
