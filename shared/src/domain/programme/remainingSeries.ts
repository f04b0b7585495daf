import type { HoursCounter } from '../../contracts/patients/programme.ts'
import { addDays, type Day } from '../calendar/day.ts'

/** The number of sessions of this length still missing in the agenda; a partial one counts as a whole. */
export const sessionsToSchedule = ({ unit, toSchedule }: Pick<HoursCounter, 'unit' | 'toSchedule'>, minutes: number) =>
  unit === 'HOURS' ? Math.ceil(toSchedule / minutes) : toSchedule

const stepDays = { WEEK: 7, TWO_WEEKS: 14 } as const

/** The interval of the remaining sessions. */
export type SeriesStep = keyof typeof stepDays

/** The last day of a series of `count` sessions, at least one. */
export const lastDayOf = (startDate: Day, step: SeriesStep, count: number): Day =>
  addDays(startDate, stepDays[step] * (Math.max(1, count) - 1))
