import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { EstimationState } from 'shared/contracts/finance/estimations'
import { Refusal } from '../../../refusal.ts'

const codeByState: Readonly<Partial<Record<EstimationState, ErrorCode>>> = {
  ACCEPTED: errorCode.estimationAccepted,
  REFUSED: errorCode.estimationRefused,
  WITHDRAWN: errorCode.estimationWithdrawn,
  EXPIRED: errorCode.estimationExpired,
}

/** Throws 409 with the error code of the quote's decision, unless `isAllowed` accepts the quote's state. */
export function refuseUnlessStateAllowed(state: EstimationState, isAllowed: (state: EstimationState) => boolean): void {
  const code = codeByState[state]
  if (code && !isAllowed(state)) throw new Refusal(409, code)
}
