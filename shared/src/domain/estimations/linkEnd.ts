import { addDays, type Day } from '../calendar/day.ts'
import type { EstimationDays } from './estimationState.ts'

/** Days for which the client may still read a quote once it expired or was decided on. */
export const readableDays = 30

/** The last day the link of a quote opens it: some days after its validity, or after the last decision if that is later. */
export function estimationLinkEnd(days: EstimationDays): Day {
  const { validUntil, acceptedOn, refusedOn, withdrawnOn } = days
  const last = [validUntil, acceptedOn, refusedOn, withdrawnOn].filter((day) => day !== null).toSorted()
  return addDays(last.at(-1) ?? validUntil, readableDays)
}
