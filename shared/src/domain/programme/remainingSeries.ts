import type { HoursCounter } from '../../contracts/patients/programme.ts'
import { addDays, type Day } from '../calendar/day.ts'

/** Returns how many sessions of this length still have to be scheduled, rounded up to whole sessions. */
export const sessionsToSchedule = (
  { unit, toSchedule }: Pick<HoursCounter, 'unit' | 'toSchedule'>,
  sessionMinutes: number,
) => (unit === 'HOURS' ? Math.ceil(toSchedule / sessionMinutes) : toSchedule)

const intervalDays = { WEEK: 7, TWO_WEEKS: 14 } as const

/** The interval between the sessions to schedule. */
export type SeriesInterval = keyof typeof intervalDays

/** Returns the last day of a series of `count` sessions, at least one. */
export const lastDayOfSeries = (startDate: Day, interval: SeriesInterval, count: number): Day =>
  addDays(startDate, intervalDays[interval] * (Math.max(1, count) - 1))
