import { describe, expect, it } from '@jest/globals'
import { offsetSeconds, separateClockArgument } from './fakeClock.mjs'

const now = Date.parse('2026-11-22T12:00:00Z')
const offsetOf = (instant: string) => `${(Date.parse(instant) - now) / 1000}`

describe('--on', () => {
  it.each([
    [['bench', '--on', '2025-12-31T23:30', '--quick'], ['bench', '--quick'], '2025-12-31T23:30'],
    [['bench'], ['bench'], undefined],
    [['--on'], [], ''],
  ])('is removed from the arguments %j, and its value is returned', (commandLine, args, on) => {
    expect(separateClockArgument(commandLine)).toEqual({ args, on })
  })

  it.each([
    ['in winter', '2026-11-22T13:00', '+0'],
    ['in summer', '2026-07-01T14:00', offsetOf('2026-07-01T12:00:00Z')],
    ['a minute ago', '2026-11-22T12:59', '-60'],
    ['just before the clocks go forward', '2026-03-29T01:59', offsetOf('2026-03-29T00:59:00Z')],
    ['just after the clocks go forward', '2026-03-29T03:00', offsetOf('2026-03-29T01:00:00Z')],
  ])('is converted from the wall time in Paris %s to an offset in seconds', (_caseName, on, offset) => {
    expect(offsetSeconds(on, now)).toBe(offset)
  })

  it('is rejected in the future, where PostgreSQL detects no deadlock', () => {
    expect(() => offsetSeconds('2026-11-22T13:01', now)).toThrow('--on takes a time in the past')
  })

  it('is rejected when it is not a date', () => {
    expect(() => offsetSeconds('dimanche', now)).toThrow(
      "--on takes a date and a time as 2025-12-31T23:30, not 'dimanche'.",
    )
  })
})
