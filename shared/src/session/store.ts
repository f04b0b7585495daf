import { create } from 'zustand'
import type { UserDetails } from '../contracts/account.ts'
import { forgetDrafts } from './drafts.ts'

const tokenKey = 'jwtToken'
const userKey = 'complice.user'
const blockedKey = 'complice.paymentBlocked'

interface SessionState {
  token: string | null
  /** The details last received; kept on the device so that the menu is there at once. */
  user: UserDetails | null
  paymentBlocked: boolean
  /** Grows at each E123, so that the shell leads to the blocked screen again. */
  blockedAnswers: number
  /** The server ended the session, not the user. */
  expired: boolean
}

const stored = (): UserDetails | null => {
  try {
    const user: UserDetails | null = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    return user
  } catch {
    return null
  }
}

const fromDevice = () => {
  const token = localStorage.getItem(tokenKey)
  return { token, user: token ? stored() : null, paymentBlocked: localStorage.getItem(blockedKey) === 'true' }
}

export const useSession = create<SessionState>(() => ({ ...fromDevice(), blockedAnswers: 0, expired: false }))

export const tokenOf = () => useSession.getState().token ?? undefined

export function keepToken(token: string) {
  localStorage.setItem(tokenKey, token)
  useSession.setState({ token, expired: false })
}

/** On the device: the flag outlives a reload. */
const keepBlocked = (paymentBlocked: boolean) => {
  if (paymentBlocked) localStorage.setItem(blockedKey, 'true')
  else localStorage.removeItem(blockedKey)
}

export function keepUser(user: UserDetails) {
  forgetDrafts({ exceptOf: user.id })
  localStorage.setItem(userKey, JSON.stringify({ ...user, logo: undefined }))
  keepBlocked(user.paymentBlocked)
  useSession.setState({ user, paymentBlocked: user.paymentBlocked })
}

/** The flag alone: the blocked screen raises it by being opened. */
export function flagPaymentBlocked() {
  keepBlocked(true)
  useSession.setState({ paymentBlocked: true })
}

/** An answer was E123. */
export function markPaymentBlocked() {
  flagPaymentBlocked()
  useSession.setState(({ blockedAnswers }) => ({ blockedAnswers: blockedAnswers + 1 }))
}

/**
 * Token, cached user and payment-blocked flag leave the device. `expired`: because the server said so; what was typed and
 * not saved is then there again for the same user, and for nobody else.
 */
export function forgetSession(expired = false) {
  if (!expired) forgetDrafts()
  for (const key of [tokenKey, userKey, blockedKey]) localStorage.removeItem(key)
  useSession.setState({ token: null, user: null, paymentBlocked: false, expired })
}

/** Signed in or out in another tab: this one follows. */
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === tokenKey || key === userKey) useSession.setState(fromDevice())
})
