import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth } from '../calendar/period.ts'

/** Until then the month before is still being closed: VAT is declared between the 15th and the 24th. */
const lastDayForMonthBefore = 20

/** The month (`yyyy-mm`) whose end is worked on at a day: the one before it until the 20th, then its own (ruling 110). */
export const monthToClose = (today: Day): string =>
  (Number(today.slice(8)) <= lastDayForMonthBefore ? addDays(firstOfMonth(today), -1) : today).slice(0, 7)
