import type { Handlers } from '../../handlers.ts'
import { readablePeriod } from '../../readablePeriod.ts'
import { schedulesBetween } from '../therapists/schedule.sql.ts'

/** More than a year and a month is no calendar's view. */
const mostDays = 400

export const scheduleHandlers = {
  'GET /agenda/schedules': async ({ tx, query }) => schedulesBetween(tx, readablePeriod(query, mostDays)),
} satisfies Partial<Handlers>
