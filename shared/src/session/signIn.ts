import { ApiError } from '../client/ApiError.ts'
import { call } from '../client/call.ts'
import { queryClient } from '../client/queryClient.ts'
import { forgetSession, keepToken, keepUser, tokenOf, useSession } from '../identity/store.ts'

/** A server that is away (0, 502 to 504) says nothing about the session. */
const isFromApi = ({ status }: ApiError) => status !== 0 && status < 502

/** Loads the details of the token's user. A refusal ends the session; it is kept when the server is away. Never rejects. */
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

/** Stores the token of a member who signed in, empties the query cache and loads the user. */
export async function signIn(token: string): Promise<void> {
  queryClient.clear()
  keepToken(token)
  await checkSession()
}

/** Removes the session from the device at once, and ends it on the server without waiting for the response. */
export function signOut(): void {
  const token = tokenOf()
  forgetSession()
  queryClient.clear()
  if (token) void call('POST /logout', { token }).catch(() => undefined)
}
