import ky from 'ky'
import { endSignInOnServer, isSignOutPending } from '../identity/pendingSignOut.ts'
import {
  assignDocumentToPatient,
  countPaymentBlockedResponse,
  expireSession,
  isReplacingDocument,
  tokenOf,
} from '../identity/store.ts'
import { errorCode } from '../contracts/errorCodes.ts'
import { ApiError } from './ApiError.ts'
import { apiOrigin, credentials } from './apiAddress.ts'
import { setConnectionLost } from './connection.ts'
import { failureOf } from './failureOf.ts'
import { renew } from './renew.ts'
import { fetchWithProgress } from './fetchWithProgress.ts'

export interface RequestOptions {
  searchParams?: URLSearchParams
  json?: unknown
  body?: FormData
  /**
   * A patient's token, for the calls of a booking. If omitted, the signed-in member's token is sent, except to the
   * paths of `publicPathPattern`.
   */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Receives the fraction of the body that was sent, from 0 to 1. A call that reports its progress has no timeout. */
  onProgress?: (fraction: number) => void
  /** Lets the request finish after the page is closed or replaced (`keepalive` of `fetch`). */
  keepalive?: boolean
}

/**
 * The paths of public routes and sign-in routes to which no member's token is sent. Other routes that need no sign-in,
 * such as `/shared-estimations`, get the token of a signed-in member.
 */
const publicPathPattern =
  /^\/(public\/|therapists|ask-demo|login|signup|session\/renew|invitation|user\/(reset|change|update)Password)/

/**
 * The calls that sign in, sign up, use an invitation or set a forgotten password. A pending sign-out is sent before
 * them: later, it would remove the renewal cookie of the new sign-in.
 */
const signInPathPattern = /^\/(login|signup|invitation|user\/updatePassword)/

const api = ky.create({ prefix: `${apiOrigin}/api`, credentials, retry: 0, timeout: 30_000, throwHttpErrors: false })

async function sendOnce(
  method: string,
  path: string,
  { token, headers, onProgress, ...options }: RequestOptions,
): Promise<Response> {
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const uploadOptions = onProgress && { fetch: fetchWithProgress(onProgress), timeout: false as const }
  try {
    const response = await api(path, { method, ...options, ...uploadOptions, headers: { ...headers, ...bearer } })
    setConnectionLost(false)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    setConnectionLost(true)
    throw new ApiError(0, {})
  }
}

/** A promise that never settles, so that a document that is being replaced renders and stores nothing more. */
const neverSettles = new Promise<never>(() => undefined)

/**
 * Sends a request with the bearer token; on 401, renews the token once and retries; on E123, sets `paymentBlocked`.
 * Throws an `ApiError` unless the status is 2xx or 304. Never settles once another document is about to replace this
 * one.
 */
export async function send(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  if (isReplacingDocument()) return neverSettles
  if (signInPathPattern.test(path) && isSignOutPending() && !(await endSignInOnServer())) throw new ApiError(0, {})
  try {
    const response = await sendWithRenewal(method, path, options)
    return isReplacingDocument() ? await neverSettles : response
  } catch (error) {
    if (isReplacingDocument()) return neverSettles
    throw error
  }
}

async function sendWithRenewal(method: string, path: string, options: RequestOptions): Promise<Response> {
  if (options.token !== undefined) assignDocumentToPatient(options.token)
  const isMemberCall = options.token === undefined && !publicPathPattern.test(path)
  const token = options.token ?? (isMemberCall ? tokenOf() : undefined)
  let response = await sendOnce(method, path, { ...options, token })
  if (response.status === 401 && isMemberCall && token) {
    const renewedToken = await renew(token)
    if (renewedToken) response = await sendOnce(method, path, { ...options, token: renewedToken })
    if (response.status === 401) expireSession()
  }
  // Only requests with `If-None-Match` get the status 304 (not modified).
  if (response.ok || response.status === 304) return response
  const failure = new ApiError(response.status, await failureOf(response))
  if (failure.errorCode === errorCode.paymentBlocked) countPaymentBlockedResponse()
  throw failure
}
