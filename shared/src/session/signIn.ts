import { ApiError } from '../client/ApiError.ts'
import { call } from '../client/call.ts'
import { queryClient } from '../client/queryClient.ts'
import { renew } from '../client/renew.ts'
import { countUnsent, removeDeviceRecords } from '../device/deviceRecords.ts'
import { accountOf } from '../identity/claims.ts'
import { isSignOutPending, recordPendingSignOut, runAfterServerSignOut } from '../identity/pendingSignOut.ts'
import {
  endSession,
  expireSession,
  isReplacingDocument,
  storeToken,
  stopDocument,
  storeUser,
  tokenOf,
  useSession,
} from '../identity/store.ts'

/** Whether the API responded; with status 0 or 502 to 504, it is unknown whether the session has ended. */
const isFromApi = ({ status }: ApiError) => status !== 0 && status < 502

/**
 * Loads the details of the token's user. The session ends if the API responds with an error, but not if the server is
 * unreachable. Never rejects.
 */
export async function checkSession(): Promise<void> {
  const token = tokenOf()
  if (!token) return
  try {
    const user = await call('GET /user/details', { query: { logo: 'false' } })
    if (useSession.getState().token !== null) storeUser(user)
  } catch (error) {
    if (error instanceof ApiError && isFromApi(error)) expireSession()
  }
}

/**
 * Whether a device without a token may still have a valid cookie: no session has expired, no sign-out is pending, and
 * the document has not asked the server yet.
 */
export function canResumeSignIn(): boolean {
  const { token, expired, hasAskedToResume } = useSession.getState()
  return token === null && !expired && !hasAskedToResume && !isSignOutPending()
}

/**
 * Renews a sign-in by its cookie where the device has no token: browsers empty the storage of a site that was not visited
 * for some days, and leave the cookie. Returns whether a member is signed in. Never rejects.
 */
export async function resumeSignIn(): Promise<boolean> {
  if (!canResumeSignIn()) return tokenOf() !== undefined
  useSession.setState({ hasAskedToResume: true })
  try {
    if ((await renew('')) === undefined) return false
  } catch {
    // Without a response, the cookie may still be valid.
    useSession.setState({ hasAskedToResume: false })
    return false
  }
  await checkSession()
  return tokenOf() !== undefined
}

/**
 * Stores the token of a member who signed in, and loads the user. After an expired session of the same user, the page
 * keeps its input and refetches failed queries; for another user, a new document is loaded.
 */
export async function signIn(token: string): Promise<void> {
  storeToken(token)
  await checkSession()
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

const removalTimeoutMs = 2000

/**
 * Ends the session on the device at once, with or without network, and on the server as soon as it responds; then loads
 * a new document with the home page. With `keepUnsent`, data that is not sent yet remains on the device, encrypted,
 * until the same member's next sign-in.
 */
export async function signOut({ keepUnsent = true } = {}): Promise<void> {
  if (isReplacingDocument()) return
  const account = accountOf(tokenOf() ?? '')
  recordPendingSignOut()
  // Prevents input and requests while the records are removed, because the new document would interrupt them.
  stopDocument()
  if (account !== undefined)
    await Promise.race([
      removeDeviceRecords(account, { keepUnsent }).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, removalTimeoutMs)),
    ])
  endSession()
}

/** Sends a sign-out of this device that the server has not confirmed yet. Returns a function that stops trying. */
export const resumeSignOut = (): (() => void) =>
  isSignOutPending() ? runAfterServerSignOut(() => undefined) : () => undefined

/** Counts the signed-in member's attendance lines and recordings on this device that are not sent yet. */
export async function countUnsentOfMember(): Promise<{ lines: number; recordings: number }> {
  const account = accountOf(tokenOf() ?? '')
  return account === undefined ? { lines: 0, recordings: 0 } : countUnsent(account)
}
