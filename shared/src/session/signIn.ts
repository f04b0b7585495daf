import { ApiError } from '../client/ApiError.ts'
import { call } from '../client/call.ts'
import { queryClient } from '../client/queryClient.ts'
import { forgetSession, keepToken, keepUser, tokenOf, useSession } from './store.ts'

/** A server that is away (0, 502 to 504) says nothing about the session. */
const answered = ({ status }: ApiError) => status !== 0 && status < 502

/** Asks who the token belongs to. A refusal ends the session; no answer at all keeps it. */
export async function checkSession(): Promise<void> {
  const token = tokenOf()
  if (!token) return
  try {
    const user = await call('GET /user/details', { query: { logo: 'false' } })
    if (useSession.getState().token !== null) keepUser(user)
  } catch (error) {
    if (error instanceof ApiError && answered(error)) forgetSession(true)
  }
}

export async function signIn(token: string): Promise<void> {
  queryClient.clear()
  keepToken(token)
  await checkSession()
}

/** Clears the device first: the server's answer is not waited for. */
export function signOut(): void {
  const token = tokenOf()
  forgetSession()
  queryClient.clear()
  if (token) void call('POST /logout', { token }).catch(() => undefined)
}
