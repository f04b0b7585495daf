import { describe, expect, it } from '@jest/globals'
import { datesOf } from '../sessions/recurrence.ts'
import { lastDayOf, sessionsToSchedule } from './remainingSeries.ts'

describe('the remaining sessions', () => {
  it.each([
    ['HOURS', 600, 60, 10],
    ['HOURS', 600, 90, 7],
    ['HOURS', 30, 60, 1],
    ['HOURS', 0, 60, 0],
    ['SESSIONS', 10, 45, 10],
  ] as const)('of %s: %d, %d minutes long, are %d', (unit, toSchedule, minutes, count) =>
    expect(sessionsToSchedule({ unit, toSchedule }, minutes)).toBe(count),
  )

  it.each([
    ['WEEK', 10, '2027-01-26'],
    ['TWO_WEEKS', 10, '2027-03-30'],
    ['WEEK', 1, '2026-11-24'],
  ] as const)('held each %s, %d of them, end on %s', (step, count, endDate) => {
    const startDate = '2026-11-24'
    expect(lastDayOf(startDate, step, count)).toBe(endDate)
    expect(datesOf({ recurrence: step, startDate, endDate })).toHaveLength(count)
  })
})
