import { ApiError } from '../client/ApiError.ts'
import { call } from '../client/call.ts'
import { queryClient } from '../client/queryClient.ts'
import { forgetSession, keepToken, keepUser, tokenOf, useSession } from '../identity/store.ts'

/** An unreachable server (0, 502 to 504) tells nothing about the session. */
const isFromApi = ({ status }: ApiError) => status !== 0 && status < 502

/**
 * Loads the details of the token's user. A refusal ends the session; it is kept if the server is unreachable. Never
 * rejects.
 */
export async function checkSession(): Promise<void> {
  const token = tokenOf()
  if (!token) return
  try {
    const user = await call('GET /user/details', { query: { logo: 'false' } })
    if (useSession.getState().token !== null) keepUser(user)
  } catch (error) {
    if (error instanceof ApiError && isFromApi(error)) forgetSession(true)
  }
}

/**
 * Stores the token of a member who signed in, and loads the user. After an expired session of the same user the page
 * continues with its input, and repeats failed requests; for another user a new document is loaded.
 */
export async function signIn(token: string): Promise<void> {
  keepToken(token)
  await checkSession()
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** Ends the session on the server, without waiting for the response, and on the device, and loads the home page as a new document. */
export function signOut(): void {
  const token = tokenOf()
  // The request outlives this document.
  if (token) void call('POST /logout', { token, keepalive: true }).catch(() => undefined)
  forgetSession()
}
