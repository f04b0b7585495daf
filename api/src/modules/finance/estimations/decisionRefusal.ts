import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { EstimationState } from 'shared/contracts/finance/estimations'
import { Refusal } from '../../../refusal.ts'

const codeByState: Readonly<Partial<Record<EstimationState, ErrorCode>>> = {
  ACCEPTED: errorCode.estimationAccepted,
  REFUSED: errorCode.estimationRefused,
  WITHDRAWN: errorCode.estimationWithdrawn,
  EXPIRED: errorCode.estimationExpired,
}

/** Throws 409 with the error code of a decided or expired quote, unless `isAllowed` accepts its state. */
export function refuseUnlessStateAllowed(state: EstimationState, isAllowed: (state: EstimationState) => boolean): void {
  const code = codeByState[state]
  if (code && !isAllowed(state)) throw new Refusal(409, code)
}
