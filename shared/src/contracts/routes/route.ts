import type { TSchema } from 'typebox'
import type { Offer, Privilege, Role } from '../access.ts'
import type { ErrorCode } from '../errorCodes.ts'

/**
 * The allowed callers and origins: `public` anyone, from any site; `patient` a patient's bearer token, from any site;
 * `account` anyone, from our own origin (sign-in and its cookie); `bearer` a member's token, from our own origin.
 */
export type Auth = 'public' | 'patient' | 'account' | 'bearer'

export interface Route {
  summary: string
  auth: Auth
  privilege?: Privilege | readonly Privilege[]
  /** The offers that include the call; by default every offer does. */
  offers?: readonly Offer[]
  /** The member needs one of these roles; by default any role. */
  roles?: readonly Role[]
  /** Allowed even if the practice is blocked, because the trial is over and no subscription is paid (ruling 5). */
  whenBlocked?: true
  /**
   * Requests a minute, if fewer than the API's general limit: of a practice, of a patient's account or, without a
   * token, of an IP address.
   */
  perMinute?: number
  /** `perMinute` is counted by the secret in the path instead: calendar services read all feeds from one IP address. */
  perMinuteOfToken?: true
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** A request without a body counts as an empty object. */
  bodyMayBeAbsent?: true
  /**
   * Changes no data although it is not a GET, except for the record of who read it. The same holds for any call with
   * `dryRun=true` in its query.
   */
  readsOnly?: true
  /** The call closes the practice: the API waits for its running writes, and refuses later ones. */
  closesPractice?: true
  /** The body is one file, the field `file` of a multipart form; the handler reads it by `uploadedFile`. */
  upload?: true
  /** The body may also be an HTML form, urlencoded or multipart. */
  acceptsForm?: true
  /** The JSON of the response; absent for a response without a body or with a file. */
  ok?: TSchema
  /** The response is a file of one of these media types, not JSON. */
  file?: readonly string[]
  /**
   * Request or response contain a secret: neither they nor a digest are stored for a retry with the same
   * Idempotency-Key.
   */
  containsSecret?: true
  /** The caller signs the body: the handler gets its raw bytes by `rawBodyOf`. */
  isSigned?: true
  /** The maximum length of the body in bytes, if the API's general limit is too small. */
  maxBodyBytes?: number
  /** The response has an ETag: 304 without a body when `If-None-Match` names it. */
  revalidates?: true
  /** The response is the beginning of a list: its header `X-Total-Count` has the total. */
  isCounted?: true
  /**
   * The handler opens short transactions itself: it holds no connection while it waits for files, hashes or e-mails.
   */
  managesOwnTransactions?: true
  /** 302: the handler sets `location`. */
  status: 200 | 201 | 204 | 302
  errors: readonly ErrorCode[]
}
