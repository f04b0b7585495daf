import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import {
  calendarIndex,
  calendarWeek,
  calendarWeekdays,
  calendarWeekStart,
  calendarWeekStarts,
  firstWeekday,
  momentWeek,
  wholeCalendarWeeks,
} from './calendarWeek.ts'
import { addDays, daysBetween, weekday } from './day.ts'

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('2000-01-01', count))

describe('the week in calendars', () => {
  it.each([
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
  ])('of %s goes from %s to %s', (day, startDate, endDate) => {
    expect(calendarWeek(day)).toEqual({ startDate, endDate })
  })

  it('has its weekdays in display order', () => {
    expect(calendarWeekdays).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(calendarWeekdays.map(calendarIndex)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it("equals the week of Moment's French locale", () => {
    expect(momentWeek).toEqual({ dow: 1, doy: 4 })
  })

  it('has seven days, and begins on its first weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { startDate, endDate } = calendarWeek(day)
        expect(weekday(startDate)).toBe(firstWeekday)
        expect(weekday(startDate)).toBe(calendarWeekdays[0])
        expect(daysBetween(startDate, endDate)).toBe(6)
        expect(startDate <= day && day <= endDate).toBe(true)
        expect(calendarWeekStart(addDays(endDate, 1))).toBe(addDays(startDate, 7))
      }),
    )
  })
})

describe('the weeks in calendars that overlap a period', () => {
  it.each([
    ['one day', '2026-11-22', '2026-11-22', ['2026-11-16']],
    [
      'November',
      '2026-11-01',
      '2026-11-30',
      ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ],
    ['a period that ends before it starts', '2026-11-23', '2026-11-20', []],
  ])('include every week with a day of the period: %s', (_caseName, startDate, endDate, expected) => {
    expect(calendarWeekStarts({ startDate, endDate })).toEqual(expected)
  })

  it('extend the period to whole weeks', () => {
    expect(wholeCalendarWeeks({ startDate: '2026-11-01', endDate: '2026-11-30' })).toEqual({
      startDate: '2026-10-26',
      endDate: '2026-12-06',
    })
  })
})
