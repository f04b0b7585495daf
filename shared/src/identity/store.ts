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
  /** The details last received, also in localStorage so that the menu renders without waiting. */
  user: UserDetails | null
  paymentBlocked: boolean
  /** Incremented at each E123, so that the shell opens the blocked screen again. */
  blockedResponses: number
  /** The session was ended by the server, not by the user. */
  expired: boolean
  /**
   * The document belongs to somebody who is no longer signed in: nothing is rendered until another document replaces
   * it.
   */
  isLeaving: boolean
}

/** Unreadable details are dropped, and requested again. */
const storedUser = (): UserDetails | null => {
  try {
    const user: unknown = JSON.parse(storage.read(userKey) ?? 'null')
    return isUserDetails(user) ? user : null
  } catch {
    return null
  }
}

/** Assigns the document and the device to the token's owner; other owners' values are removed from the device. */
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

/** Whether the document is being replaced: nothing more is sent, stored or rendered. */
export const isLeaving = () => useSession.getState().isLeaving

/** Clears the screen and loads the home page: only a new document clears the memory of every area. */
function leaveDocument(): void {
  closeStorage()
  useSession.setState({ token: null, user: null, paymentBlocked: false, isLeaving: true })
  document.title = 'Complice'
  loadDocument('/')
}

/** Whether a token belongs to another owner than the document's. A document without an owner accepts any token. */
function hasAnotherOwner(token: string | null): boolean {
  const [owner, ours] = [token === null ? undefined : ownerOf(token), ownerOfDocument()]
  return owner !== undefined && ours !== undefined && owner !== ours
}

/**
 * Whether another tab has signed in somebody else, or signed out. An expired session leaves its owner on the device.
 */
function isOver(): boolean {
  const { token: held, expired } = useSession.getState()
  const ours = ownerOfDocument()
  const isSignedOut = ours !== undefined && (held !== null || expired) && ownerOfDevice() !== ours
  return isSignedOut || hasAnotherOwner(storage.read(tokenKey))
}

/** Assigns a document without an owner to the patient who signs in to book. */
export function claimForPatient(token: string): void {
  const owner = ownerOf(token)
  if (owner !== undefined) claimDocument(owner)
}

/** Whether a token belongs to the document's own member with other roles, while the document has unsaved input. */
const keepsInput = (token: string): boolean =>
  hasUnsavedForms() && ownerOfDocument()?.split(' ')[1] === accountOf(token)

/** Keeps the document until its input is saved or discarded; then a document with the new roles replaces it. */
function stayUntilSaved(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined || owner === ownerOfDocument()) return
  reclaimDocument(owner)
  claim(token)
  writeKey(tokenKey, token)
  whenFormsAreSaved(leaveDocument)
}

/** Updates the user's rights from a renewed token: they may have changed since the details were received. */
function withRightsOf(token: string, user: UserDetails | null): UserDetails | null {
  const { roles, privileges } = claimsOf(token)
  const isSame = String([user?.roles, user?.privileges]) === String([roles, privileges])
  const present: unknown = { ...user, roles, privileges }
  return user !== null && !isSame && isUserDetails(present) ? present : user
}

/** Stores a token. If it belongs to another owner than the document's, a new document of theirs is loaded. */
export function keepToken(token: string) {
  if (isLeaving()) return
  if (keepsInput(token) && !isOver()) stayUntilSaved(token)
  if (!hasAnotherOwner(token) && isOver()) return leaveDocument()
  claim(token)
  writeKey(tokenKey, token)
  if (hasAnotherOwner(token)) leaveDocument()
  else useSession.setState(({ user }) => ({ token, expired: false, user: withRightsOf(token, user) }))
}

/** Stores the flag in localStorage, so that it survives a reload. */
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

/** Sets the flag without incrementing `blockedResponses`, for the blocked screen itself. */
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
 * Ends the session on the device. `expired`: the server ended it; the document and the drafts then remain for the same
 * user to sign in again. Otherwise all of the user's data is removed, and the home page is loaded as a new document.
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

/** Applies changes made by another tab: a sign-in of the same owner or of another, a sign-out, an expired session. */
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

/**
 * Whether the flag was removed: the changes of another tab arrive one by one, so the flag may still be set when the
 * details of a paying practice arrive.
 */
const isUnblocked = (key: string) => key === blockedKey && storage.read(blockedKey) === null

storage.onOtherTab((key) => {
  if (key === null || followedKeys.includes(key) || isUnblocked(key)) followDevice()
})

/** A frozen tab gets no events: it checks when it is shown again. */
const followWhenShown = () => {
  if (document.visibilityState !== 'visible') return
  if (isOver() || storage.read(tokenKey) !== useSession.getState().token) followDevice()
}
window.addEventListener('pageshow', followWhenShown)
document.addEventListener('visibilitychange', followWhenShown)

/** Unsaved forms do not keep the page of somebody who is no longer signed in. Registered before any other listener. */
window.addEventListener('beforeunload', (event) => isLeaving() && event.stopImmediatePropagation(), { capture: true })

/** For tests: resets to the state of a newly loaded document. */
export function openDocument(): void {
  reopenStorage()
  useSession.setState(openedDocument())
}
