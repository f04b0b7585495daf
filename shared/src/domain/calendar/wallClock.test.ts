import { describe, expect, it } from '@jest/globals'
import { existsIn, instantOf, isAhead, nowIn } from './wallClock.ts'

const paris = 'Europe/Paris'

describe('a time on the day the clocks change', () => {
  it.each([
    ['exists before the hour that is skipped', '2027-03-28', '01:59', true],
    ['does not exist in the hour that is skipped', '2027-03-28', '02:00', false],
    ['does not exist in the middle of it', '2027-03-28', '02:30', false],
    ['exists again at 3', '2027-03-28', '03:00', true],
    ['exists in the repeated hour', '2026-10-25', '02:30', true],
    ['exists on any other day', '2027-03-27', '02:30', true],
  ])('%s', (_sentence, day, time, expected) => {
    expect(existsIn(paris, day, time)).toBe(expected)
  })

  it('exists in zones whose clocks change on another day', () => {
    expect(existsIn('America/Cayenne', '2027-03-28', '02:30')).toBe(true)
  })
})

describe('the instant of a wall-clock time', () => {
  it.each([
    ['in winter', '2026-11-20', '10:00', '2026-11-20T09:00:00.000Z'],
    ['in summer', '2026-07-14', '10:00', '2026-07-14T08:00:00.000Z'],
    ['the morning of the change in spring', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
    ['the morning of the change in autumn', '2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['the first of the two in autumn', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after the jump for a skipped time', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ])('is right %s', (_sentence, day, time, expected) => {
    expect(instantOf(paris, day, time).toISOString()).toBe(expected)
  })

  it('is what the clock of the zone shows', () => {
    expect(nowIn(paris, new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', time: '00:30' })
    expect(nowIn('Indian/Reunion', new Date('2026-11-20T23:30:00Z'))).toEqual({ day: '2026-11-21', time: '03:30' })
  })
})

describe('a moment in the future', () => {
  const now = { day: '2026-11-20', time: '10:00' }
  it.each([
    ['a minute later', { day: '2026-11-20', time: '10:01' }, true],
    ['not at the same minute', { day: '2026-11-20', time: '10:00' }, false],
    ['not a minute before', { day: '2026-11-20', time: '09:59' }, false],
    ['the day after, however early', { day: '2026-11-21', time: '00:00' }, true],
  ])('%s', (_sentence, moment, expected) => {
    expect(isAhead(moment, now)).toBe(expected)
  })
})
