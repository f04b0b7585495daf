import type { OpeningHours } from '../../contracts/accounts/user.ts'
import { weekday, type Day } from './day.ts'

/** Whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: Day): boolean => weekday(day) >= 6

/**
 * Whether opening hours exist and none of them is on a Saturday or Sunday. False without opening hours, so that the
 * calendar shows all seven days.
 */
export function isClosedAtWeekends(openings: readonly OpeningHours[]): boolean {
  const hours = openings.flat()
  return hours.length > 0 && hours.every((opening) => opening.weekday < 6)
}
