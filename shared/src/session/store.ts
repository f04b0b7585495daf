import { create } from 'zustand'
import type { UserDetails } from '../contracts/account.ts'

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

export const useSession = create<SessionState>(() => ({ ...fromDevice(), blockedAnswers: 0 }))

export const tokenOf = () => useSession.getState().token ?? undefined

export function keepToken(token: string) {
  localStorage.setItem(tokenKey, token)
  useSession.setState({ token })
}

const keepBlocked = (paymentBlocked: boolean) => {
  if (paymentBlocked) localStorage.setItem(blockedKey, 'true')
  else localStorage.removeItem(blockedKey)
}

export function keepUser(user: UserDetails) {
  localStorage.setItem(userKey, JSON.stringify({ ...user, logo: undefined }))
  keepBlocked(user.paymentBlocked)
  useSession.setState({ user, paymentBlocked: user.paymentBlocked })
}

export function markPaymentBlocked() {
  keepBlocked(true)
  useSession.setState(({ blockedAnswers }) => ({ paymentBlocked: true, blockedAnswers: blockedAnswers + 1 }))
}

/** Token, cached user and payment-blocked flag leave the device. */
export function forgetSession() {
  for (const key of [tokenKey, userKey, blockedKey]) localStorage.removeItem(key)
  useSession.setState({ token: null, user: null, paymentBlocked: false })
}

/** Signed in or out in another tab: this one follows. */
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === tokenKey || key === userKey) useSession.setState(fromDevice())
})
