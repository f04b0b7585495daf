import { addDays, type Day } from '../calendar/day.ts'
import type { EstimationDays } from './estimationState.ts'

/** Days during which the client may still read an expired or decided quote. */
const readableDays = 30

/**
 * The last day on which the link of a quote works: 30 days after its last day of validity, or after the last decision
 * if that is later.
 */
export function estimationLinkEnd(days: EstimationDays): Day {
  const { validUntil, acceptedOn, refusedOn, withdrawnOn } = days
  const endDays = [validUntil, acceptedOn, refusedOn, withdrawnOn].filter((day) => day !== null).toSorted()
  return addDays(endDays.at(-1) ?? validUntil, readableDays)
}
