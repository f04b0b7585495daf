import type { Conflict, Failure, Problem } from '../contracts/wire.ts'
import { isRecord } from '../domain/isRecord.ts'

const hasStringFields = (value: unknown, ...names: string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')
const isProblem = (value: unknown): value is Problem => hasStringFields(value, 'field', 'message')
const isConflict = (value: unknown): value is Conflict => hasStringFields(value, 'date', 'kind', 'id', 'name')

/**
 * Reads the API's description of a failure from a response. Fields of another type than the contract's are omitted,
 * because a proxy may have sent the response.
 */
export async function failureOf(response: Response): Promise<Partial<Failure>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!isRecord(body)) return {}
  const { errorCode, message, problems, conflicts } = body
  return {
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(typeof message === 'string' && { message }),
    ...(Array.isArray(problems) && { problems: problems.filter(isProblem) }),
    ...(Array.isArray(conflicts) && { conflicts: conflicts.filter(isConflict) }),
  }
}
