import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'

/** Year and month: `2026-11`. */
export type Month = string

export const monthOfDay = (day: Day): Month => day.slice(0, 7)

export const monthBefore = (month: Month): Month => monthOfDay(addDays(`${month}-01`, -1))
/** Returns the next month, which always contains the day 31 days after the first of `month`. */
export const monthAfter = (month: Month): Month => monthOfDay(addDays(`${month}-01`, 31))

/** Returns the last `count` months, from `month` backwards. */
export function listLastMonths(month: Month, count: number): Month[] {
  const months = [month]
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? month))
  return months
}
