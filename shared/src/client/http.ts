import ky from 'ky'
import { claimForPatient, forgetSession, isLeaving, markPaymentBlocked, tokenOf } from '../identity/store.ts'
import { errorCode } from '../contracts/errorCodes.ts'
import { ApiError } from './ApiError.ts'
import { apiOrigin, credentials } from './apiAddress.ts'
import { setConnection } from './connection.ts'
import { failureOf } from './failureOf.ts'
import { renew } from './renew.ts'
import { uploading } from './uploading.ts'

export interface RequestOptions {
  searchParams?: URLSearchParams
  json?: unknown
  body?: FormData
  /**
   * A patient's token, for the calls of a booking. If omitted, the signed-in member's token is sent where the route
   * needs one.
   */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Receives the fraction of the body that was sent, from 0 to 1. A call that reports its progress has no timeout. */
  onProgress?: (part: number) => void
  /** Lets the request finish after its document is replaced. */
  keepalive?: boolean
}

/** Public calls and sign-in calls send no member's token. */
const publicPath =
  /^\/(public\/|therapists|ask-demo|login|signup|session\/renew|invitation|user\/(reset|change|update)Password)/

const api = ky.create({ prefix: `${apiOrigin}/api`, credentials, retry: 0, timeout: 30_000, throwHttpErrors: false })

async function sendOnce(
  method: string,
  path: string,
  { token, headers, onProgress, ...options }: RequestOptions,
): Promise<Response> {
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const upload = onProgress && { fetch: uploading(onProgress), timeout: false as const }
  try {
    const response = await api(path, { method, ...options, ...upload, headers: { ...headers, ...bearer } })
    setConnection('back')
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    setConnection('lost')
    throw new ApiError(0, {})
  }
}

/** Never settles, so that a document being replaced renders and stores nothing more. */
const never = new Promise<never>(() => undefined)

/** Sends one request with the bearer token; on 401 renews the token once and retries; on E123 sets the payment-blocked flag. Throws an `ApiError` unless the status is 2xx or 304. Never settles once another owner's document is about to replace this one. */
export async function send(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  if (isLeaving()) return never
  try {
    const response = await sendRenewing(method, path, options)
    return isLeaving() ? await never : response
  } catch (error) {
    if (isLeaving()) return never
    throw error
  }
}

async function sendRenewing(method: string, path: string, options: RequestOptions): Promise<Response> {
  if (options.token !== undefined) claimForPatient(options.token)
  const isMemberCall = options.token === undefined && !publicPath.test(path)
  const token = options.token ?? (isMemberCall ? tokenOf() : undefined)
  let response = await sendOnce(method, path, { ...options, token })
  if (response.status === 401 && isMemberCall && token) {
    const renewed = await renew(token)
    if (renewed) response = await sendOnce(method, path, { ...options, token: renewed })
    if (response.status === 401) forgetSession(true)
  }
  // 304 Not modified: received only after sending `If-None-Match`.
  if (response.ok || response.status === 304) return response
  const refusal = new ApiError(response.status, await failureOf(response))
  if (refusal.errorCode === errorCode.paymentBlocked) markPaymentBlocked()
  throw refusal
}
