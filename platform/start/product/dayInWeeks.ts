import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { momentIn } from 'shared/domain/calendar/wallClock'

/**
 * Returns a weekday (1 = Monday … 7 = Sunday) of the ISO week this number of weeks from now, in the demonstration
 * practices' time zone.
 */
export const dayInWeeks = (weeks: number, isoWeekday = 1): Day =>
  addDays(isoWeekStart(momentIn('Europe/Paris', new Date()).day), 7 * weeks + isoWeekday - 1)
