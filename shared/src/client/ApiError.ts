import type { Failure } from '../contracts/wire.ts'

/** A call that was refused. `status` 0: no answer came at all (no network, server away). */
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

export const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status
export const isCode = (error: unknown, code: string) => error instanceof ApiError && error.errorCode === code
