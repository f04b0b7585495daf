import ky from 'ky'
import { storage } from '../device/storage.ts'

const pendingKey = 'complice.signOut'
const retryIntervalMs = 15_000

/** Whether the server has not confirmed a sign-out on this device yet: the cookie must not be used to renew a token. */
export const isSignOutPending = (): boolean => storage.read(pendingKey) !== null

export const recordPendingSignOut = (): void => storage.write(pendingKey, 'true')

/** Whether the API responded that the sign-in has ended; a proxy or a public network may respond something else. */
const isSignOutConfirmed = (status: number) => status === 204 || (status >= 400 && status < 500 && status !== 429)

async function sendSignOut(token: string | undefined): Promise<boolean> {
  const response = await ky
    .post(`${location.origin}/api/logout`, {
      retry: 0,
      throwHttpErrors: false,
      // Lets the request finish after the page is closed.
      keepalive: true,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    })
    .catch(() => undefined)
  if (response === undefined || !isSignOutConfirmed(response.status)) return false
  storage.remove(pendingKey)
  return true
}

let runningCall: Promise<boolean> | undefined

/** Ends the sign-in of the cookie on the server; returns false if the API has not confirmed it. */
export function endSignInOnServer(token?: string): Promise<boolean> {
  runningCall ??= sendSignOut(token).finally(() => {
    runningCall = undefined
  })
  return runningCall
}

/**
 * Ends the sign-in on the server, now or as soon as there is network, then calls `action`; also calls it if another tab
 * ended the sign-in first. Returns a function that stops trying.
 */
export function runAfterServerSignOut(action: () => void, token?: string): () => void {
  let isStopped = false
  const tryNow = async () => {
    if (isSignOutPending() && !(await endSignInOnServer(token))) return
    if (isStopped) return
    stop()
    action()
  }
  const retry = () => void tryNow()
  const timer = setInterval(retry, retryIntervalMs)
  const stopListening = storage.onOtherTab((key) => {
    if (key === null || key === pendingKey) void tryNow()
  })
  window.addEventListener('online', retry)
  function stop() {
    isStopped = true
    clearInterval(timer)
    stopListening()
    window.removeEventListener('online', retry)
  }
  void tryNow()
  return stop
}
