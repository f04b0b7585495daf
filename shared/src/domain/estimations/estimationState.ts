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

/** The days of a quote's events, on the practice's calendar; null for events that did not happen. */
export interface EstimationDays {
  issuedOn: Day
  /** The last day it may be accepted online. */
  validUntil: Day
  /** When it was last sent. */
  sentOn: Day | null
  acceptedOn: Day | null
  refusedOn: Day | null
  withdrawnOn: Day | null
}

/**
 * The state of a quote on the practice's day `today`, and the day it entered it. The client's decision overrides the
 * expiry, which is never stored (ruling 101).
 */
export function estimationState(days: EstimationDays, today: Day): { state: EstimationState; since: Day } {
  const { issuedOn, validUntil, sentOn, acceptedOn, refusedOn, withdrawnOn } = days
  if (withdrawnOn !== null) return { state: 'WITHDRAWN', since: withdrawnOn }
  if (acceptedOn !== null) return { state: 'ACCEPTED', since: acceptedOn }
  if (refusedOn !== null) return { state: 'REFUSED', since: refusedOn }
  if (validUntil < today) return { state: 'EXPIRED', since: validUntil }
  return sentOn === null ? { state: 'ISSUED', since: issuedOn } : { state: 'SENT', since: sentOn }
}

/** Whether the client may still accept or refuse it online. */
export const awaitsDecision = (state: EstimationState): boolean => state === 'ISSUED' || state === 'SENT'

/**
 * Whether the client has not decided yet: an expired quote may still be accepted on paper, if the practitioner agrees.
 */
export const isUndecided = (state: EstimationState): boolean => awaitsDecision(state) || state === 'EXPIRED'
