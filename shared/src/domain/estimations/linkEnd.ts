import { addDays, type Day } from '../calendar/day.ts'
import type { EstimationDays } from './estimationState.ts'

/** Days during which the client can still read a quote that has expired or was decided. */
const readableDays = 30

/**
 * Returns the last day on which the link of a quote works: 30 days after the last day of validity, or after the last
 * decision if that is later.
 */
export function estimationLinkEnd(days: EstimationDays): Day {
  const { validUntil, acceptedOn, refusedOn, withdrawnOn } = days
  const endDays = [validUntil, acceptedOn, refusedOn, withdrawnOn].filter((day) => day !== null).toSorted()
  return addDays(endDays.at(-1) ?? validUntil, readableDays)
}
