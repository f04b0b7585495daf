import ky from 'ky'
import { storage } from '../device/storage.ts'

const pendingKey = 'complice.signOut'
const retryAfterMs = 15_000

/** Whether a member signed out here and the server does not know it yet: the cookie must not be used to renew. */
export const isSignOutPending = (): boolean => storage.read(pendingKey) !== null

export const markSignOut = (): void => storage.write(pendingKey, 'true')

/** Whether the API responded that the sign-in has ended; a proxy or a public network may respond something else. */
const isEnded = (status: number) => status === 204 || (status >= 400 && status < 500 && status !== 429)

async function callServer(token: string | undefined): Promise<boolean> {
  const response = await ky
    .post(`${location.origin}/api/logout`, {
      retry: 0,
      throwHttpErrors: false,
      // Lets the request finish after its document is closed.
      keepalive: true,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    })
    .catch(() => undefined)
  if (response === undefined || !isEnded(response.status)) return false
  storage.remove(pendingKey)
  return true
}

let runningCall: Promise<boolean> | undefined

/** Ends the sign-in of the cookie on the server; returns false if the API has not confirmed it. */
export function endSignInOnServer(token?: string): Promise<boolean> {
  runningCall ??= callServer(token).finally(() => {
    runningCall = undefined
  })
  return runningCall
}

/**
 * Ends the sign-in on the server, now or as soon as there is network, then calls `action`; also calls it if another tab
 * ended the sign-in first. Returns a function that stops trying.
 */
export function whenSignedOutOnServer(action: () => void, token?: string): () => void {
  let isStopped = false
  const tryNow = async () => {
    if (isSignOutPending() && !(await endSignInOnServer(token))) return
    if (isStopped) return
    stop()
    action()
  }
  const onOnline = () => void tryNow()
  const timer = setInterval(onOnline, retryAfterMs)
  const stopListening = storage.onOtherTab((key) => {
    if (key === null || key === pendingKey) void tryNow()
  })
  window.addEventListener('online', onOnline)
  function stop() {
    isStopped = true
    clearInterval(timer)
    stopListening()
    window.removeEventListener('online', onOnline)
  }
  void tryNow()
  return stop
}
