import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth, type Period } from '../calendar/period.ts'

const monthsBeforeToday = 3

/** Returns the default period of the invoice list: from the first day of the month three months ago, to today. */
export function defaultBillPeriod(today: Day): Period {
  let startDate = firstOfMonth(today)
  for (let month = 0; month < monthsBeforeToday; month += 1) startDate = firstOfMonth(addDays(startDate, -1))
  return { startDate, endDate: today }
}
