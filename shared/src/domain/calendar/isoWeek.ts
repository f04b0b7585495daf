import { addDays, daysBetween, everySeventhDay, weekday, type Day } from './day.ts'
import type { Period } from './period.ts'

/**
 * An ISO week, from Monday to Sunday. The animals' hours and the statistics are counted by it, even if calendars begin
 * the week on another day (`calendarWeek.ts`). `year` is the ISO week-year: 2027-01-01 is in week 53 of 2026 (ruling
 * 15).
 */
export interface IsoWeek {
  year: number
  weekNumber: number
}

/** Returns the Monday of a day's ISO week. */
export const isoWeekStart = (day: Day): Day => addDays(day, 1 - weekday(day))

/** Returns the Monday and the Sunday of a day's ISO week. */
export function isoWeekDays(day: Day): Period {
  const startDate = isoWeekStart(day)
  return { startDate, endDate: addDays(startDate, 6) }
}

/** Returns the Mondays of the ISO weeks that overlap a period, in order. */
export const isoWeekStarts = ({ startDate, endDate }: Period): Day[] =>
  everySeventhDay(isoWeekStart(startDate), endDate)

/** Returns the ISO week of a day; a week belongs to the year of its Thursday. */
export function isoWeek(day: Day): IsoWeek {
  const thursday = addDays(isoWeekStart(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, weekNumber: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

/** Returns the Monday of an ISO week; 4 January is always in week 1. */
export const mondayOfIsoWeek = ({ year, weekNumber }: IsoWeek): Day =>
  addDays(isoWeekStart(`${year}-01-04`), 7 * (weekNumber - 1))
