import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth } from '../calendar/period.ts'

/** The day of a month until which the previous month is to be closed: VAT is declared between the 15th and the 24th. */
const lastDayForMonthBefore = 20

/**
 * Returns the month (`yyyy-mm`) to close on a day: the previous month until the 20th, then the current month (ruling
 * 110).
 */
export const monthToClose = (today: Day): string =>
  (Number(today.slice(8)) <= lastDayForMonthBefore ? addDays(firstOfMonth(today), -1) : today).slice(0, 7)
