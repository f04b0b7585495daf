import ky from 'ky'
import { forgetSession, markPaymentBlocked, tokenOf } from '../identity/store.ts'
import { errorCode } from '../contracts/errorCodes.ts'
import { ApiError } from './ApiError.ts'
import { apiOrigin, credentials } from './apiAddress.ts'
import { setConnection } from './connection.ts'
import { renew } from './renew.ts'
import { uploading } from './uploading.ts'

export interface Sending {
  searchParams?: URLSearchParams
  json?: unknown
  body?: FormData
  /** A patient's token, for the calls of a booking. Left out, the signed-in member's is sent where the route needs one. */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Gets the part of the body that was sent, from 0 to 1. A call that reports its progress has no timeout. */
  onProgress?: (part: number) => void
}

/** Public calls and those of signing in carry no token of ours. */
const open = /^\/(public\/|therapists|ask-demo|login|signup|session\/renew|user\/(reset|change|update)Password)/

const api = ky.create({ prefix: `${apiOrigin}/api`, credentials, retry: 0, timeout: 30_000, throwHttpErrors: false })

const failureOf = async (response: Response): Promise<object> => {
  const said: unknown = await response.json().catch(() => null)
  return typeof said === 'object' && said !== null ? said : {}
}

async function ask(
  method: string,
  path: string,
  { token, headers, onProgress, ...sending }: Sending,
): Promise<Response> {
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const way = onProgress && { fetch: uploading(onProgress), timeout: false as const }
  try {
    const response = await api(path, { method, ...sending, ...way, headers: { ...headers, ...bearer } })
    setConnection('back')
    return response
  } catch (error) {
    if (sending.signal?.aborted) throw error
    setConnection('lost')
    throw new ApiError(0, {})
  }
}

/** Sends one request with the bearer token; on 401 renews the token once and retries; on E123 sets the payment-blocked flag. Throws an `ApiError` unless the status is 2xx. */
export async function send(method: string, path: string, sending: Sending = {}): Promise<Response> {
  const ours = sending.token === undefined && !open.test(path)
  const token = sending.token ?? (ours ? tokenOf() : undefined)
  let response = await ask(method, path, { ...sending, token })
  if (response.status === 401 && ours && token) {
    const renewed = await renew(token)
    if (renewed) response = await ask(method, path, { ...sending, token: renewed })
    if (response.status === 401) forgetSession(true)
  }
  if (response.ok) return response
  const refusal = new ApiError(response.status, await failureOf(response))
  if (refusal.errorCode === errorCode.paymentBlocked) markPaymentBlocked()
  throw refusal
}
