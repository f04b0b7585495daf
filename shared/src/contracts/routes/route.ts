import type { TSchema } from 'typebox'
import type { Privilege } from '../access.ts'
import type { ErrorCode } from '../errorCodes.ts'

/**
 * Who may call, and from where:
 * `public` anyone, from any site; `patient` a patient's bearer token, from any site;
 * `account` anyone, from our own origin (sign-in and its cookie); `bearer` a member's token, from our own origin.
 */
export type Auth = 'public' | 'patient' | 'account' | 'bearer'

export interface Route {
  summary: string
  auth: Auth
  privilege?: Privilege | readonly Privilege[]
  /** Still answered when the trial is over and nothing is paid (ruling 5). */
  whenBlocked?: true
  /** Fewer requests a minute and visitor than the API takes over all. */
  perMinute?: number
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Absent: an answer without body, or a file. */
  ok?: TSchema
  /** The answer is a file, not JSON: of these media types. */
  file?: readonly string[]
  /** The answer holds a secret told once: it is not kept to be given again to an Idempotency-Key. */
  tellsSecret?: true
  /** Bytes a body may have, where the common limit is too small. */
  largestBody?: number
  status: 200 | 201 | 204
  errors: readonly ErrorCode[]
}
