import type { Handlers } from '../../../handlers.ts'
import { maxDaysOfCalendar, requireReadablePeriod } from '../../../readablePeriod.ts'
import { listOpeningHoursAndAbsences } from '../therapists/schedule.sql.ts'

export const scheduleHandlers = {
  'GET /agenda/schedules': async ({ tx, query }) =>
    listOpeningHoursAndAbsences(tx, requireReadablePeriod(query, maxDaysOfCalendar)),
} satisfies Partial<Handlers>
