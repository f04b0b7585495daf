import type { EstimationState } from '../../contracts/finance/estimations.ts'
import type { Day } from '../calendar/day.ts'

export const estimationStateLabels: Readonly<Record<EstimationState, string>> = {
  ISSUED: 'Émis',
  SENT: 'Envoyé',
  ACCEPTED: 'Accepté',
  REFUSED: 'Refusé',
  WITHDRAWN: 'Rétracté',
  EXPIRED: 'Expiré',
}

/** The days of a quote's events, in the practice's time zone; null for an event that has not happened. */
export interface EstimationDays {
  issuedOn: Day
  /** The last day on which the quote can be accepted online. */
  validUntil: Day
  /** The day on which the quote was last sent. */
  sentOn: Day | null
  acceptedOn: Day | null
  refusedOn: Day | null
  withdrawnOn: Day | null
}

/**
 * Returns the state of a quote on the day `today` of the practice, and the day on which this state began; for an
 * expired quote, its last day of validity. A decision of the client overrides the expiry, which is never stored (ruling
 * 101).
 */
export function estimationState(days: EstimationDays, today: Day): { state: EstimationState; since: Day } {
  const { issuedOn, validUntil, sentOn, acceptedOn, refusedOn, withdrawnOn } = days
  if (withdrawnOn !== null) return { state: 'WITHDRAWN', since: withdrawnOn }
  if (acceptedOn !== null) return { state: 'ACCEPTED', since: acceptedOn }
  if (refusedOn !== null) return { state: 'REFUSED', since: refusedOn }
  if (validUntil < today) return { state: 'EXPIRED', since: validUntil }
  return sentOn === null ? { state: 'ISSUED', since: issuedOn } : { state: 'SENT', since: sentOn }
}

/** Whether the client may accept or refuse the quote online. */
export const canBeDecidedOnline = (state: EstimationState): boolean => state === 'ISSUED' || state === 'SENT'

/** Whether the client has not decided: an expired quote may still be accepted on paper if the therapist agrees. */
export const isUndecided = (state: EstimationState): boolean => canBeDecidedOnline(state) || state === 'EXPIRED'
