import { addDays, type Day } from './day.ts'
import { firstOfMonth, monthOf } from './period.ts'

/** The same day so many months later; the last of that month where it has no such day: 30 November + 3 is 28 February. */
export function addMonths(day: Day, count: number): Day {
  let first = firstOfMonth(day)
  for (let month = 0; month < count; month += 1) first = firstOfMonth(addDays(first, 31))
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  const last = monthOf(first).endDate
  return same < last ? same : last
}
