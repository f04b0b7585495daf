import type { Failure } from '../contracts/wire.ts'

/**
 * The error of a failed call: the HTTP status, and the API's error code, message, refused fields (`problems`) and
 * conflicts of a session. `status` is 0 without a response (no network, server down), or if a proxy sent the body of a
 * successful one.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly problems: NonNullable<Failure['problems']>
  readonly conflicts: NonNullable<Failure['conflicts']>

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? 'Le serveur ne répond pas.')
    this.name = 'ApiError'
    this.status = status
    this.errorCode = failure.errorCode ?? ''
    this.problems = failure.problems ?? []
    this.conflicts = failure.conflicts ?? []
  }
}

/** Whether the error is a response with this HTTP status. */
export const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status
/** Whether the error is a response with this error code of the API. */
export const isCode = (error: unknown, code: string) => error instanceof ApiError && error.errorCode === code
