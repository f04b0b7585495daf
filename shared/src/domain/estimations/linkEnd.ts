import { addDays, type Day } from '../calendar/day.ts'
import type { EstimationDays } from './estimationState.ts'

/** The days during which the client may still read an expired or decided quote. */
const readableDays = 30

/**
 * The last day on which the link of a quote works: some days after its expiry, or after the last decision if that is
 * later.
 */
export function estimationLinkEnd(days: EstimationDays): Day {
  const { validUntil, acceptedOn, refusedOn, withdrawnOn } = days
  const last = [validUntil, acceptedOn, refusedOn, withdrawnOn].filter((day) => day !== null).toSorted()
  return addDays(last.at(-1) ?? validUntil, readableDays)
}
