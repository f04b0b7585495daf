import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { EstimationState } from 'shared/contracts/finance/estimations'
import { Refusal } from '../../../refusal.ts'

const codes: Readonly<Partial<Record<EstimationState, ErrorCode>>> = {
  ACCEPTED: errorCode.estimationAccepted,
  REFUSED: errorCode.estimationRefused,
  WITHDRAWN: errorCode.estimationWithdrawn,
  EXPIRED: errorCode.estimationExpired,
}

/** Throws 409 with the quote's decision, unless it is in one of these states. */
export function refuseUnless(state: EstimationState, isOpen: (state: EstimationState) => boolean): void {
  const code = codes[state]
  if (code && !isOpen(state)) throw new Refusal(409, code)
}
