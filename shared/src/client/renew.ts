import ky from 'ky'
import { isLeaving, keepToken, tokenOf } from '../identity/store.ts'
import { isRecord } from '../domain/isRecord.ts'
import { ApiError } from './ApiError.ts'

/** Two tabs must not use the same renewal cookie: the second use would look like a stolen cookie. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('complice.renew', work) : work()

async function renewNow(expiredToken: string): Promise<string | undefined> {
  const stored = tokenOf()
  if (stored && stored !== expiredToken) return stored
  const response = await ky
    .post(`${location.origin}/api/session/renew`, { retry: 0, throwHttpErrors: false })
    .catch(() => {
      throw new ApiError(0, {})
    })
  if (response.status >= 500 || response.status === 429) throw new ApiError(response.status, {})
  if (!response.ok) return undefined
  const body = await response.json<unknown>().catch(() => undefined)
  // Not sent by the API: a proxy, or the sign-in page of a public network.
  if (!isRecord(body) || typeof body.token !== 'string') throw new ApiError(0, {})
  keepToken(body.token)
  // The cookie was another member's: the request must not be sent in their name.
  return isLeaving() ? undefined : body.token
}

let running: Promise<string | undefined> | undefined

/**
 * Exchanges a token that the server no longer accepts for a new one, by the HttpOnly cookie; undefined when the sign-in
 * has ended. Throws an `ApiError` when the server is unreachable.
 */
export function renew(expiredToken: string): Promise<string | undefined> {
  running ??= oneTabAtATime(() => renewNow(expiredToken)).finally(() => {
    running = undefined
  })
  return running
}
