import { describe, expect, it } from '@jest/globals'
import { existsIn, instantOf, isAhead, momentIn } from './wallClock.ts'

const paris = 'Europe/Paris'

describe('existsIn, for a time on the day the clocks change', () => {
  it.each([
    ['is true before the skipped hour', '2027-03-28', '01:59', true],
    ['is false at the start of the skipped hour', '2027-03-28', '02:00', false],
    ['is false in the middle of the skipped hour', '2027-03-28', '02:30', false],
    ['is true again at 03:00', '2027-03-28', '03:00', true],
    ['is true in the repeated hour', '2026-10-25', '02:30', true],
    ['is true on any other day', '2027-03-27', '02:30', true],
  ])('%s', (_caseName, day, time, expected) => {
    expect(existsIn(paris, day, time)).toBe(expected)
  })

  it('is true in a zone without clock changes', () => {
    expect(existsIn('America/Cayenne', '2027-03-28', '02:30')).toBe(true)
  })
})

describe('instantOf, for a wall-clock time', () => {
  it.each([
    ['in winter', '2026-11-20', '10:00', '2026-11-20T09:00:00.000Z'],
    ['in summer', '2026-07-14', '10:00', '2026-07-14T08:00:00.000Z'],
    ['in the morning after the spring clock change', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
    ['in the morning after the autumn clock change', '2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['of a repeated time, the first of two', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['of a skipped time, one hour later', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ])('returns the right instant %s', (_caseName, day, time, expected) => {
    expect(instantOf(paris, day, time).toISOString()).toBe(expected)
  })

  it('is converted back by momentIn', () => {
    expect(momentIn(paris, new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', time: '00:30' })
    expect(momentIn('Indian/Reunion', new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', time: '03:30' })
  })
})

describe('isAhead', () => {
  const now = { day: '2026-11-20', time: '10:00' }
  it.each([
    ['is true a minute later', { day: '2026-11-20', time: '10:01' }, true],
    ['is false at the same minute', { day: '2026-11-20', time: '10:00' }, false],
    ['is false a minute earlier', { day: '2026-11-20', time: '09:59' }, false],
    ['is true at midnight of the next day', { day: '2026-11-21', time: '00:00' }, true],
  ])('%s', (_caseName, moment, expected) => {
    expect(isAhead(moment, now)).toBe(expected)
  })
})
