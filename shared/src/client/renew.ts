import ky from 'ky'
import { isSignOutPending } from '../identity/pendingSignOut.ts'
import { isReplacingDocument, storeToken, tokenOf } from '../identity/store.ts'
import { isRecord } from '../domain/isRecord.ts'
import { ApiError } from './ApiError.ts'

/** Runs `work` in one tab at a time: two uses of the same renewal cookie would look as if it was stolen. */
const runInOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('complice.renew', work) : work()

async function renewNow(expiredToken: string): Promise<string | undefined> {
  if (isSignOutPending()) return undefined
  const storedToken = tokenOf()
  if (storedToken && storedToken !== expiredToken) return storedToken
  const response = await ky
    .post(`${location.origin}/api/session/renew`, { retry: 0, throwHttpErrors: false })
    .catch(() => {
      throw new ApiError(0, {})
    })
  if (response.status >= 500 || response.status === 429) throw new ApiError(response.status, {})
  if (!response.ok) return undefined
  const body = await response.json<unknown>().catch(() => undefined)
  // The API did not send this response, but a proxy, or a public network that asks the user to sign in.
  if (!isRecord(body) || typeof body.token !== 'string') throw new ApiError(0, {})
  storeToken(body.token)
  // If the cookie was another member's, the request must not be sent with that member's token.
  return isReplacingDocument() ? undefined : body.token
}

let runningRenewal: Promise<string | undefined> | undefined

/**
 * Returns a new token in place of an expired one, by the HttpOnly cookie. Undefined if the session has ended on the
 * server or on this device, or if the cookie is another member's. Throws an `ApiError` if the server is unreachable or
 * fails.
 */
export function renew(expiredToken: string): Promise<string | undefined> {
  runningRenewal ??= runInOneTab(() => renewNow(expiredToken)).finally(() => {
    runningRenewal = undefined
  })
  return runningRenewal
}
