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

/** The days of what happened to a quote, as the practice's calendar has them; null where it did not. */
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
 * The state of a quote on the practice's day `today`, and the day since when it has it. What the client decided outweighs
 * the validity; that it expired is never stored (ruling 101).
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

/** Whether nobody has decided on it: an expired one may still be accepted on paper, since the practitioner may keep to it. */
export const isUndecided = (state: EstimationState): boolean => awaitsDecision(state) || state === 'EXPIRED'
