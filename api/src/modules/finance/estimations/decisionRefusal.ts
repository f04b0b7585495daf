import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { EstimationState } from 'shared/contracts/finance/estimations'
import { Refusal } from '../../../refusal.ts'

const codeByState: Readonly<Partial<Record<EstimationState, ErrorCode>>> = {
  ACCEPTED: errorCode.estimationAccepted,
  REFUSED: errorCode.estimationRefused,
  WITHDRAWN: errorCode.estimationWithdrawn,
  EXPIRED: errorCode.estimationExpired,
}

/** Throws 409 with the quote's decision, unless `isAllowed` accepts its state. */
export function refuseUnless(state: EstimationState, isOpen: (state: EstimationState) => boolean): void {
  const code = codeByState[state]
  if (code && !isOpen(state)) throw new Refusal(409, code)
}
