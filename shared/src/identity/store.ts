import { create } from 'zustand'
import type { UserDetails } from '../contracts/account.ts'
import { storage } from '../device/storage.ts'
import { forgetDrafts } from './drafts.ts'
import { isUserDetails } from './isUserDetails.ts'

const tokenKey = 'jwtToken'
const userKey = 'complice.user'
const blockedKey = 'complice.paymentBlocked'

interface SessionState {
  token: string | null
  /** The details last received, also in localStorage so that the menu is drawn without waiting. */
  user: UserDetails | null
  paymentBlocked: boolean
  /** Grows at each E123, so that the shell leads to the blocked screen again. */
  blockedResponses: number
  /** The session was ended by the server, not by the user. */
  expired: boolean
}

/** What cannot be read is dropped: the details are requested again. */
const storedUser = (): UserDetails | null => {
  try {
    const user: unknown = JSON.parse(storage.read(userKey) ?? 'null')
    return isUserDetails(user) ? user : null
  } catch {
    return null
  }
}

const readFromDevice = () => {
  const token = storage.read(tokenKey)
  return { token, user: token ? storedUser() : null, paymentBlocked: storage.read(blockedKey) === 'true' }
}

export const useSession = create<SessionState>(() => ({ ...readFromDevice(), blockedResponses: 0, expired: false }))

export const tokenOf = () => useSession.getState().token ?? undefined

export function keepToken(token: string) {
  storage.write(tokenKey, token)
  useSession.setState({ token, expired: false })
}

/** In localStorage, so that the flag survives a reload. */
const keepBlocked = (paymentBlocked: boolean) => {
  if (paymentBlocked) storage.write(blockedKey, 'true')
  else storage.remove(blockedKey)
}

export function keepUser(user: UserDetails) {
  forgetDrafts({ exceptOf: user.id })
  storage.write(userKey, JSON.stringify({ ...user, logo: undefined }))
  keepBlocked(user.paymentBlocked)
  useSession.setState({ user, paymentBlocked: user.paymentBlocked })
}

/** Sets the flag without counting a response: the blocked screen does so when it is opened. */
export function flagPaymentBlocked() {
  keepBlocked(true)
  useSession.setState({ paymentBlocked: true })
}

/** Sets the flag after an E123 response. */
export function markPaymentBlocked() {
  flagPaymentBlocked()
  useSession.setState(({ blockedResponses }) => ({ blockedResponses: blockedResponses + 1 }))
}

/**
 * Removes the token, the cached user and the payment-blocked flag from the device. `expired`: the server ended the session;
 * the drafts then stay for when the same user signs in again, and are removed when another does.
 */
export function forgetSession(expired = false) {
  if (!expired) forgetDrafts()
  for (const key of [tokenKey, userKey, blockedKey] as const) storage.remove(key)
  useSession.setState({ token: null, user: null, paymentBlocked: false, expired })
}

/** A sign-in or sign-out in another tab counts in this one. */
storage.onOtherTab((key) => {
  if (key === null || key === tokenKey || key === userKey) useSession.setState(readFromDevice())
})
