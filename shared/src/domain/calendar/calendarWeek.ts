import { addDays, everySeventhDay, weekday, type Day } from './day.ts'
import type { Period } from './period.ts'

/**
 * The first weekday of a week, 1 = Monday … 7 = Sunday, in calendars, date pickers, opening hours, and when sessions
 * are loaded by week. Working hours and statistics are counted by ISO week instead (`isoWeek.ts`).
 */
export const firstWeekday: number = 1

/** The first weekday of a week in the numbering of calendar libraries, 0 = Sunday … 6 = Saturday. */
export const firstWeekdayFromSunday = firstWeekday % 7

/**
 * The week in Moment's locale format: `dow` is its first weekday, and `doy` makes the first week of a year the one with
 * 4 January.
 */
export const momentWeek = { dow: firstWeekdayFromSunday, doy: 7 + firstWeekdayFromSunday - 4 }

/** The weekdays in display order, 1 = Monday … 7 = Sunday. */
export const calendarWeekdays: readonly number[] = Array.from(
  { length: 7 },
  (_, index) => ((firstWeekday - 1 + index) % 7) + 1,
)

/** Returns the position of a weekday in a displayed week, from 0 to 6. */
export const calendarIndex = (isoWeekday: number): number => (isoWeekday - firstWeekday + 7) % 7

export const calendarWeekStart = (day: Day): Day => addDays(day, -calendarIndex(weekday(day)))

/** Returns the displayed week that contains a day, first and last day included. */
export function calendarWeek(day: Day): Period {
  const startDate = calendarWeekStart(day)
  return { startDate, endDate: addDays(startDate, 6) }
}

/** Extends a period to whole displayed weeks. */
export const wholeCalendarWeeks = ({ startDate, endDate }: Period): Period => ({
  startDate: calendarWeekStart(startDate),
  endDate: calendarWeek(endDate).endDate,
})

/** Returns the first days of the displayed weeks that overlap the period, in order. */
export const calendarWeekStarts = ({ startDate, endDate }: Period): Day[] =>
  everySeventhDay(calendarWeekStart(startDate), endDate)
