import { addDays, type Day } from './day.ts'
import { firstOfMonth, monthOf } from './period.ts'

/**
 * Returns the same day `count` months later, or earlier for a negative count, or the last day of a shorter month:
 * 30 November + 3 is 28 February.
 */
export function addMonths(day: Day, count: number): Day {
  let first = firstOfMonth(day)
  for (let month = 0; month < count; month += 1) first = firstOfMonth(addDays(first, 31))
  for (let month = 0; month > count; month -= 1) first = firstOfMonth(addDays(first, -1))
  const sameDayOfMonth = `${first.slice(0, 8)}${day.slice(8)}`
  const lastOfMonth = monthOf(first).endDate
  return sameDayOfMonth < lastOfMonth ? sameDayOfMonth : lastOfMonth
}
