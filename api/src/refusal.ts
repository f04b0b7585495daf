import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Conflict, Problem } from 'shared/contracts/wire'

export interface RefusalDetails {
  message?: string
  problems?: Problem[]
  conflicts?: Conflict[]
  retryAfterSeconds?: number
}

/** An expected failure of a call: HTTP status, error code (which the screens map to a message), and details. */
export class Refusal extends Error {
  readonly status: number
  readonly errorCode: ErrorCode
  readonly details: RefusalDetails

  constructor(status: number, code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? code)
    this.status = status
    this.errorCode = code
    this.details = details
  }
}

/** Thrown by work for a practice that its owner closed (deleted). A job that fails with it is completed. */
export class PracticeClosed extends Refusal {
  constructor() {
    super(404, errorCode.notFound)
  }
}

/** Awaits work for a practice; resolves to undefined if the work throws `PracticeClosed`. */
export async function ignorePracticeClosed<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PracticeClosed) return undefined
    throw error
  }
}

/** Returns the query's row; throws 404 with `code` if the query has no row. */
export function requireFound<T>(row: T | null | undefined, code: ErrorCode = errorCode.notFound): T {
  if (row === undefined || row === null) throw new Refusal(404, code)
  return row
}

/** Returns the query's rows for the ids; throws 404 with `code` unless each id has a row. */
export function requireAllFound<Row>(rows: Row[], ids: readonly string[], code: ErrorCode = errorCode.notFound): Row[] {
  if (rows.length < new Set(ids).size) throw new Refusal(404, code)
  return rows
}

/** Throws 400 with the problems of the fields, if there are any. */
export function refuseProblems(problems: readonly Problem[], code: ErrorCode = errorCode.invalid): void {
  if (problems.length > 0) throw new Refusal(400, code, { problems: [...problems] })
}
