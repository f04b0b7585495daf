import { addDays, daysBetween, everySeventhDay, weekday, type Day } from './day.ts'
import type { Period } from './period.ts'

/**
 * The week by which the animals' hours and the statistics are counted, from Monday to Sunday, even if calendars display
 * weeks from another day (`calendarWeek.ts`). `year` is the ISO week-year: 2027-01-01 is in week 53 of 2026 (ruling
 * 15).
 */
export interface IsoWeek {
  year: number
  weekNumber: number
}

/** The Monday of a day's week. */
export const isoWeekStart = (day: Day): Day => addDays(day, 1 - weekday(day))

/** The Monday and the Sunday of a day's week. */
export function isoWeekDays(day: Day): Period {
  const startDate = isoWeekStart(day)
  return { startDate, endDate: addDays(startDate, 6) }
}

/** The Mondays of the ISO weeks that overlap a period, in order. */
export const isoWeekStarts = ({ startDate, endDate }: Period): Day[] =>
  everySeventhDay(isoWeekStart(startDate), endDate)

/** The ISO week of a day; a week belongs to the year of its Thursday. */
export function isoWeek(day: Day): IsoWeek {
  const thursday = addDays(isoWeekStart(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, weekNumber: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

/** The Monday of a numbered week; 4 January is always in week 1. */
export const isoWeekStartOf = ({ year, weekNumber }: IsoWeek): Day =>
  addDays(isoWeekStart(`${year}-01-04`), 7 * (weekNumber - 1))
