import type { TSchema } from 'typebox'
import type { Offer, Privilege, Role } from '../access.ts'
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
  /** Offers of the practice that have the call; left out, every offer does. */
  offers?: readonly Offer[]
  /** Roles of which the member has one; left out, every role does. */
  roles?: readonly Role[]
  /** Still allowed when the trial is over and nothing is paid (ruling 5). */
  whenBlocked?: true
  /** Fewer requests a minute and visitor than the API takes over all. */
  perMinute?: number
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** It changes nothing although it is no GET; so does any call with `dryRun=true` in its query. */
  readsOnly?: true
  /** The body is one file, the field `file` of a multipart form; the handler takes it by `uploadedFile`. */
  upload?: true
  /** The body may also be a form of fields, urlencoded or multipart. */
  takesForm?: true
  /** Absent: a response without body, or a file. */
  ok?: TSchema
  /** The response is a file of one of these media types, not JSON. */
  file?: readonly string[]
  /** Request or response hold a secret: neither they nor a digest are stored for a retry with the same Idempotency-Key. */
  tellsSecret?: true
  /** The caller signs the body: the handler gets its bytes by `rawBodyOf`. */
  isSigned?: true
  /** Most bytes of a body, where the common limit is too small. */
  largestBody?: number
  /** The response has an ETag: 304 without a body when `If-None-Match` names it. */
  revalidates?: true
  /** The response is the beginning of a list: its header `X-Total-Count` says how long that is. */
  isCounted?: true
  /** The handler opens short transactions itself: no connection is held while it waits for the store of files. */
  opensTransactions?: true
  /** 302: the handler sets `location`. */
  status: 200 | 201 | 204 | 302
  errors: readonly ErrorCode[]
}
