import { addDays, type Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'

/** Weeks before the current one that `planSessions` fills, with sessions that are not invoiced yet. */
export const recentWeeks = 5

const weeksOfWork = 104

/** Returns the Monday `recentWeeks` weeks before the current week. Earlier sessions with a price are invoiced. */
export const firstRecentDay = (today: Day): Day => addDays(isoWeekStart(today), -7 * recentWeeks)

/** Returns the first day of the practice: two years ago, a Monday. */
export const firstDayOfWork = (today: Day): Day => addDays(isoWeekStart(today), -7 * weeksOfWork)

/** Returns a day of the past by its share of the time from the first day of work (0) to the recent weeks (1). */
export const pastDay = (today: Day, share: number): Day =>
  addDays(firstDayOfWork(today), 7 * Math.round((weeksOfWork - recentWeeks) * share))
