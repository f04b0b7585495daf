/** A day of the practice's calendar, `yyyy-mm-dd`. Days compare as strings: `a < b`. */
export type Day = string

/** An ISO week; `year` is the week-year: 2027-01-01 is in week 53 of 2026 (ruling 15). */
export interface IsoWeek {
  year: number
  weekNumber: number
}

const dayMs = 86_400_000

const instant = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** Whether the text is a day of the calendar: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const utc = instant(text)
  return !Number.isNaN(utc) && dayAt(utc) === text
}

export const addDays = (day: Day, count: number): Day => dayAt(instant(day) + count * dayMs)

/** Negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((instant(to) - instant(from)) / dayMs)

/** 1 = Monday … 7 = Sunday. */
export const weekday = (day: Day): number => new Date(instant(day)).getUTCDay() || 7

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day))

/** The week belongs to the year that holds its Thursday. */
export function isoWeek(day: Day): IsoWeek {
  const thursday = addDays(mondayOf(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, weekNumber: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

/** The Monday of a week; 4 January is in the first one of its year. */
export const firstDayOf = ({ year, weekNumber }: IsoWeek): Day =>
  addDays(mondayOf(`${year}-01-04`), 7 * (weekNumber - 1))
