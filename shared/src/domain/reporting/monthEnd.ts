import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth } from '../calendar/period.ts'

/** Until this day the month before is still being closed: VAT is declared between the 15th and the 24th. */
const lastDayForMonthBefore = 20

/** The month (`yyyy-mm`) to close on a day: the previous one until the 20th, then the current one (ruling 110). */
export const monthToClose = (today: Day): string =>
  (Number(today.slice(8)) <= lastDayForMonthBefore ? addDays(firstOfMonth(today), -1) : today).slice(0, 7)
