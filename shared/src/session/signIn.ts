import { ApiError } from '../client/ApiError.ts'
import { call } from '../client/call.ts'
import { queryClient } from '../client/queryClient.ts'
import { forgetSession, keepToken, storeUser, tokenOf, useSession } from '../identity/store.ts'

/** Whether the API responded. Without its response (0, 502 to 504), it is unknown whether the session has ended. */
const isFromApi = ({ status }: ApiError) => status !== 0 && status < 502

/**
 * Loads the details of the token's user. The session ends if the API refuses, but not if the server is unreachable.
 * Never rejects.
 */
export async function checkSession(): Promise<void> {
  const token = tokenOf()
  if (!token) return
  try {
    const user = await call('GET /user/details', { query: { logo: 'false' } })
    if (useSession.getState().token !== null) storeUser(user)
  } catch (error) {
    if (error instanceof ApiError && isFromApi(error)) forgetSession(true)
  }
}

/**
 * Stores the token of a member who signed in, and loads the user. After an expired session of the same user, the page
 * keeps its input and repeats failed requests; for another user, a new document is loaded.
 */
export async function signIn(token: string): Promise<void> {
  keepToken(token)
  await checkSession()
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

/**
 * Ends the session on the server, without waiting for the response, and on the device, then loads a new document with
 * the home page.
 */
export function signOut(): void {
  const token = tokenOf()
  // `keepalive` lets the request finish after this document is replaced.
  if (token) void call('POST /logout', { token, keepalive: true }).catch(() => undefined)
  forgetSession()
}
