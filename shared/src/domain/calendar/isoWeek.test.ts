import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { addDays, daysBetween, weekday } from './day.ts'
import { isoWeek, isoWeekDays, isoWeekStart, mondayOfIsoWeek, isoWeekStarts } from './isoWeek.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('2000-01-01', count))

describe('the ISO week', () => {
  it.each([
    ['2026-12-31', 2026, 53],
    ['2027-01-01', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2026-01-01', 2026, 1],
    ['2021-01-03', 2020, 53],
  ])('of %s belongs to the year %i and has the number %i', (day, year, weekNumber) => {
    expect(isoWeek(day)).toEqual({ year, weekNumber })
  })

  it('is the same from Monday to Sunday, and changes on Monday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = isoWeekStart(day)
        expect(weekday(monday)).toBe(1)
        expect(mondayOfIsoWeek(isoWeek(day))).toBe(monday)
        expect(isoWeek(monday)).toEqual(isoWeek(addDays(monday, 6)))
        expect(isoWeek(addDays(monday, 7))).not.toEqual(isoWeek(monday))
        expect(daysBetween(monday, day)).toBe(weekday(day) - 1)
      }),
    )
  })
})

describe('the days of an ISO week', () => {
  it.each([
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
  ])('of %s go from %s to %s', (day, startDate, endDate) => {
    expect(isoWeekDays(day)).toEqual({ startDate, endDate })
  })
})

describe('the ISO weeks of a period', () => {
  it.each([
    ['one day', '2026-11-22', '2026-11-22', ['2026-11-16']],
    ['a Sunday and a Monday', '2026-11-22', '2026-11-23', ['2026-11-16', '2026-11-23']],
    ['a month', '2026-10-31', '2026-11-16', ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']],
    ['a period that ends before it starts', '2026-11-23', '2026-11-20', []],
  ])('are identified by their Mondays: %s', (_caseName, startDate, endDate, expected) => {
    expect(isoWeekStarts({ startDate, endDate })).toEqual(expected)
  })
})
