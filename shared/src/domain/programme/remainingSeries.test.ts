import { describe, expect, it } from '@jest/globals'
import { datesOf } from '../sessions/recurrence.ts'
import { lastDayOfSeries, sessionsToSchedule } from './remainingSeries.ts'

describe('sessionsToSchedule', () => {
  it.each([
    ['HOURS', 600, 60, 10],
    ['HOURS', 600, 90, 7],
    ['HOURS', 30, 60, 1],
    ['HOURS', 0, 60, 0],
    ['SESSIONS', 10, 45, 10],
  ] as const)('for the unit %s converts %d to sessions of %d minutes: %d', (unit, toSchedule, minutes, count) =>
    expect(sessionsToSchedule({ unit, toSchedule }, minutes)).toBe(count),
  )
})

describe('lastDayOfSeries', () => {
  it.each([
    ['WEEK', 10, '2027-01-26'],
    ['TWO_WEEKS', 10, '2027-03-30'],
    ['WEEK', 1, '2026-11-24'],
  ] as const)('ends a series with the interval %s and %d sessions on %s', (interval, count, endDate) => {
    const startDate = '2026-11-24'
    expect(lastDayOfSeries(startDate, interval, count)).toBe(endDate)
    expect(datesOf({ recurrence: interval, startDate, endDate })).toHaveLength(count)
  })
})
