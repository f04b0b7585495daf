import type { ErrorCode } from 'shared/contracts/errorCodes'
import type { Conflict, Problem } from 'shared/contracts/wire'

export interface RefusalDetails {
  message?: string
  problems?: Problem[]
  conflicts?: Conflict[]
  retryAfterSeconds?: number
}

/** An answer that is a no: the status, the code the screens have a sentence for, and what they need to explain it. */
export class Refusal extends Error {
  readonly status: number
  readonly errorCode: ErrorCode
  readonly details: RefusalDetails

  constructor(status: number, errorCode: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? errorCode)
    this.status = status
    this.errorCode = errorCode
    this.details = details
  }
}
