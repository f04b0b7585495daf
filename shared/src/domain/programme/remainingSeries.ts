import type { HoursCounter } from '../../contracts/patients/programme.ts'
import { addDays, type Day } from '../calendar/day.ts'

/** How many sessions of this length the counter still lacks in the agenda; a started one counts whole. */
export const sessionsToSchedule = ({ unit, toSchedule }: Pick<HoursCounter, 'unit' | 'toSchedule'>, minutes: number) =>
  unit === 'HOURS' ? Math.ceil(toSchedule / minutes) : toSchedule

const stepDays = { WEEK: 7, TWO_WEEKS: 14 } as const

/** How often the sessions that are left are held. */
export type SeriesStep = keyof typeof stepDays

/** The last day of a series of so many sessions, at least one. */
export const lastDayOf = (startDate: Day, step: SeriesStep, count: number): Day =>
  addDays(startDate, stepDays[step] * (Math.max(1, count) - 1))
