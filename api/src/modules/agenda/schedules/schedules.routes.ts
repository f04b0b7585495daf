import type { Handlers } from '../../../handlers.ts'
import { maxDaysOfCalendar, requireReadablePeriod } from '../../../readablePeriod.ts'
import { listSchedules } from '../therapists/schedule.sql.ts'

export const scheduleHandlers = {
  'GET /agenda/schedules': async ({ tx, query }) => listSchedules(tx, requireReadablePeriod(query, maxDaysOfCalendar)),
} satisfies Partial<Handlers>
