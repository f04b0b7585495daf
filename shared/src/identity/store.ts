import { create } from 'zustand'
import type { UserDetails } from '../contracts/accounts/account.ts'
import { writeKey } from '../device/browserStorage.ts'
import {
  claimDevice,
  claimDocument,
  closeStorage,
  ownerOfDevice,
  ownerOfDocument,
  reclaimDocument,
  removeOwned,
  reopenStorage,
  storage,
} from '../device/storage.ts'
import { accountOf, claimsOf, ownerOf } from './claims.ts'
import { draftKey, unansweredKey } from './drafts.ts'
import { isUserDetails } from './isUserDetails.ts'
import { loadDocument } from './loadDocument.ts'
import { hasUnsavedForms, whenFormsAreSaved } from './unsavedForms.ts'

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
  /** The document belongs to somebody who is no longer signed in: nothing is drawn until another document replaces it. */
  isLeaving: boolean
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

/** The document and the device become the token's owner's; what others have left on the device is removed. */
function claim(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined) return
  claimDocument(owner)
  const account = accountOf(token) ?? ''
  const own = [draftKey(account, ''), unansweredKey(account, '')]
  claimDevice(owner, (key) => key === tokenKey || own.some((prefix) => key.startsWith(prefix)))
}

const readFromDevice = () => {
  const token = storage.read(tokenKey)
  if (token) claim(token)
  return { token, user: token ? storedUser() : null, paymentBlocked: storage.read(blockedKey) === 'true' }
}

const openedDocument = () => ({ ...readFromDevice(), blockedResponses: 0, expired: false, isLeaving: false })

export const useSession = create<SessionState>(openedDocument)

export const tokenOf = () => useSession.getState().token ?? undefined

/** Whether the document is being replaced: nothing more is sent, stored or drawn. */
export const isLeaving = () => useSession.getState().isLeaving

/** Empties the screen and loads the home page: only a new document empties the memory of every area. */
function leaveDocument(): void {
  closeStorage()
  useSession.setState({ token: null, user: null, paymentBlocked: false, isLeaving: true })
  document.title = 'Complice'
  loadDocument('/')
}

/** Whether a token is of somebody else than the first whose token this document held. A document of nobody is anybody's. */
function isAnothers(token: string | null): boolean {
  const [owner, ours] = [token === null ? undefined : ownerOf(token), ownerOfDocument()]
  return owner !== undefined && ours !== undefined && owner !== ours
}

/** Whether another tab has signed somebody else in, or out. An expired session leaves its owner on the device. */
function isOver(): boolean {
  const { token: held, expired } = useSession.getState()
  const ours = ownerOfDocument()
  const isSignedOut = ours !== undefined && (held !== null || expired) && ownerOfDevice() !== ours
  return isSignedOut || isAnothers(storage.read(tokenKey))
}

/** The document of nobody becomes the patient's who signs in to book. */
export function claimForPatient(token: string): void {
  const owner = ownerOf(token)
  if (owner !== undefined) claimDocument(owner)
}

/** Whether a token is the document's own member's with other roles, while something typed is unsaved. */
const keepsInput = (token: string): boolean =>
  hasUnsavedForms() && ownerOfDocument()?.split(' ')[1] === accountOf(token)

/** The document goes on until what is typed is saved or given up; then one with what the new roles open replaces it. */
function stayUntilSaved(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined || owner === ownerOfDocument()) return
  reclaimDocument(owner)
  claim(token)
  writeKey(tokenKey, token)
  whenFormsAreSaved(leaveDocument)
}

/** The rights of a renewed token are those of now: they may have been changed since the details were received. */
function withRightsOf(token: string, user: UserDetails | null): UserDetails | null {
  const { roles, privileges } = claimsOf(token)
  const isSame = String([user?.roles, user?.privileges]) === String([roles, privileges])
  const present: unknown = { ...user, roles, privileges }
  return user !== null && !isSame && isUserDetails(present) ? present : user
}

/** Stores a token. One of another owner than the document's makes a new document of theirs replace it. */
export function keepToken(token: string) {
  if (isLeaving()) return
  if (keepsInput(token) && !isOver()) stayUntilSaved(token)
  if (!isAnothers(token) && isOver()) return leaveDocument()
  claim(token)
  writeKey(tokenKey, token)
  if (isAnothers(token)) leaveDocument()
  else useSession.setState(({ user }) => ({ token, expired: false, user: withRightsOf(token, user) }))
}

/** In localStorage, so that the flag survives a reload. */
const keepBlocked = (paymentBlocked: boolean) => {
  if (paymentBlocked) storage.write(blockedKey, 'true')
  else storage.remove(blockedKey)
}

export function keepUser(user: UserDetails) {
  if (isLeaving()) return
  if (isOver()) return leaveDocument()
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
 * Ends the session on the device. `expired`: the server ended it; the document and the drafts then stay for when the same
 * user signs in again. Otherwise all that is the user's is removed, and the home page is loaded as a new document.
 */
export function forgetSession(expired = false) {
  if (isLeaving()) return
  if (isOver()) return leaveDocument()
  if (expired) {
    for (const key of [tokenKey, userKey, blockedKey] as const) storage.remove(key)
    useSession.setState({ token: null, user: null, paymentBlocked: false, expired })
  } else {
    removeOwned()
    leaveDocument()
  }
}

/** What another tab has done counts here: a sign-in of the same owner or of another, a sign-out, an expired session. */
function followDevice(): void {
  if (isLeaving()) return
  const stored = storage.read(tokenKey)
  if (stored !== null && keepsInput(stored) && ownerOf(stored) === ownerOfDevice()) stayUntilSaved(stored)
  if (isOver()) return leaveDocument()
  if (storage.read(tokenKey) !== null) useSession.setState({ ...readFromDevice(), expired: false })
  else if (tokenOf() !== undefined)
    useSession.setState({ token: null, user: null, paymentBlocked: false, expired: true })
}

const followedKeys: readonly string[] = [tokenKey, userKey, 'complice.owner']

/** The changes of another tab come one by one: the flag may still be there when the details of a practice that pays come. */
const isUnblocked = (key: string) => key === blockedKey && storage.read(blockedKey) === null

storage.onOtherTab((key) => {
  if (key === null || followedKeys.includes(key) || isUnblocked(key)) followDevice()
})

/** A frozen tab gets no events: it looks when it is shown again. */
const followWhenShown = () => {
  if (document.visibilityState !== 'visible') return
  if (isOver() || storage.read(tokenKey) !== useSession.getState().token) followDevice()
}
window.addEventListener('pageshow', followWhenShown)
document.addEventListener('visibilitychange', followWhenShown)

/** Unsaved forms do not keep the page of somebody who is no longer signed in. Registered before any other listener. */
window.addEventListener('beforeunload', (event) => isLeaving() && event.stopImmediatePropagation(), { capture: true })

/** For tests: the state of a document that was just loaded. */
export function openDocument(): void {
  reopenStorage()
  useSession.setState(openedDocument())
}
