import { create } from 'zustand'
import type { UserDetails } from '../contracts/accounts/account.ts'
import { writeKey } from '../device/browserStorage.ts'
import {
  claimDocument,
  closeStorage,
  ownerOfDevice,
  ownerOfDocument,
  reclaimDocument,
  removeOwned,
  removeOwnedOfTab,
  reopenStorage,
  storage,
} from '../device/storage.ts'
import { ownerOf } from './claims.ts'
import {
  blockedKey,
  claimForOwner,
  readSessionFromDevice,
  storePaymentBlocked,
  tokenKey,
  userKey,
  withRightsOf,
} from './deviceSession.ts'
import { loadDocument } from './loadDocument.ts'
import { isSignOutPending, whenSignedOutOnServer } from './pendingSignOut.ts'
import type { SessionState } from './SessionState.ts'
import { hasUnsavedInputOfSameMember, whenFormsAreSaved } from './unsavedForms.ts'

const initialSessionState = () => ({
  ...readSessionFromDevice(),
  blockedResponses: 0,
  expired: false,
  hasAskedToResume: false,
  isLeaving: false,
  isAwaitingNetwork: false,
})

export const useSession = create<SessionState>(initialSessionState)

export const tokenOf = () => useSession.getState().token ?? undefined

/** Whether the document is being replaced, so that nothing more may be sent, stored or rendered. */
export const isLeaving = () => useSession.getState().isLeaving

let stopAwaiting = () => {}

/** After this time without a response, the screen says why it is empty. */
const noticeDelayMs = 1000

/**
 * Clears the screen and loads the home page as a new document, because only that clears the memory of all areas. After
 * a sign-out, waits until the server knows of it: without network, the browser would show its own error page.
 */
function leaveDocument(token?: string): void {
  removeOwnedOfTab()
  closeStorage()
  useSession.setState({ token: null, user: null, paymentBlocked: false, isLeaving: true })
  document.title = 'Complice'
  if (!isSignOutPending()) return loadDocument('/')
  const timer = setTimeout(() => useSession.setState({ isAwaitingNetwork: true }), noticeDelayMs)
  const stopTrying = whenSignedOutOnServer(() => {
    clearTimeout(timer)
    loadDocument('/')
  }, token)
  stopAwaiting = () => {
    clearTimeout(timer)
    stopTrying()
  }
}

/** Whether a token belongs to another owner than the document's. A document without an owner accepts any token. */
function hasAnotherOwner(token: string | null): boolean {
  const [owner, documentOwner] = [token === null ? undefined : ownerOf(token), ownerOfDocument()]
  return owner !== undefined && documentOwner !== undefined && owner !== documentOwner
}

/** Whether another tab has signed out or signed in somebody else. An expired session does not remove the device's owner. */
function hasSessionEndedElsewhere(): boolean {
  const { token: documentToken, expired } = useSession.getState()
  const documentOwner = ownerOfDocument()
  const isSignedOut =
    documentOwner !== undefined && (documentToken !== null || expired) && ownerOfDevice() !== documentOwner
  return isSignedOut || hasAnotherOwner(storage.read(tokenKey))
}

/** Assigns a document without an owner to the patient who signs in to book. */
export function claimForPatient(token: string): void {
  const owner = ownerOf(token)
  if (owner !== undefined) claimDocument(owner)
}

/** Replaces the document by one with the member's new roles, but only once its input is saved or discarded. */
function replaceDocumentOnceSaved(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined || owner === ownerOfDocument()) return
  reclaimDocument(owner)
  claimForOwner(token)
  writeKey(tokenKey, token)
  whenFormsAreSaved(() => leaveDocument())
}

/** Stores a token. If its owner is not the document's owner, a new document is loaded. */
export function keepToken(token: string) {
  if (isLeaving()) return
  if (hasUnsavedInputOfSameMember(token) && !hasSessionEndedElsewhere()) replaceDocumentOnceSaved(token)
  if (!hasAnotherOwner(token) && hasSessionEndedElsewhere()) return leaveDocument()
  claimForOwner(token)
  writeKey(tokenKey, token)
  if (hasAnotherOwner(token)) leaveDocument()
  else useSession.setState(({ user }) => ({ token, expired: false, user: withRightsOf(token, user) }))
}

export function storeUser(user: UserDetails) {
  if (isLeaving()) return
  if (hasSessionEndedElsewhere()) return leaveDocument()
  storage.write(userKey, JSON.stringify({ ...user, logo: undefined }))
  storePaymentBlocked(user.paymentBlocked)
  useSession.setState({ user, paymentBlocked: user.paymentBlocked })
}

/** Sets `paymentBlocked` without incrementing `blockedResponses`, for the payment screen itself. */
export function flagPaymentBlocked() {
  storePaymentBlocked(true)
  useSession.setState({ paymentBlocked: true })
}

/** Sets `paymentBlocked` after an E123 response, and increments `blockedResponses`. */
export function markPaymentBlocked() {
  flagPaymentBlocked()
  useSession.setState(({ blockedResponses }) => ({ blockedResponses: blockedResponses + 1 }))
}

/**
 * Ends the session on the device. If the server ended it (`expired`), the document and the drafts remain, so that the
 * same user can sign in again. Otherwise all of the user's data is removed, and a new document with the home page is
 * loaded.
 */
export function forgetSession(expired = false) {
  if (isLeaving()) return
  if (expired && hasSessionEndedElsewhere()) return leaveDocument()
  if (expired) {
    for (const key of [tokenKey, userKey, blockedKey] as const) storage.remove(key)
    useSession.setState({ token: null, user: null, paymentBlocked: false, expired })
  } else endSession()
}

/** Renders nothing more and sends no further request, before `endSession` replaces the document. */
export const stopDocument = (): void => useSession.setState({ isLeaving: true })

/** Removes the data of the user who signs out from the device, and loads a new document with the home page. */
export function endSession(): void {
  const token = tokenOf()
  if (hasSessionEndedElsewhere()) return leaveDocument()
  removeOwned()
  leaveDocument(token)
}

/** Applies changes made by another tab: a sign-in of the same owner or of another one, a sign-out or an expired session. */
function applyChangesOfOtherTabs(): void {
  if (isLeaving()) return
  const storedToken = storage.read(tokenKey)
  if (storedToken !== null && hasUnsavedInputOfSameMember(storedToken) && ownerOf(storedToken) === ownerOfDevice())
    replaceDocumentOnceSaved(storedToken)
  if (hasSessionEndedElsewhere()) return leaveDocument()
  if (storage.read(tokenKey) !== null) useSession.setState({ ...readSessionFromDevice(), expired: false })
  else if (tokenOf() !== undefined)
    useSession.setState({ token: null, user: null, paymentBlocked: false, expired: true })
}

const watchedKeys: readonly string[] = [tokenKey, userKey, 'complice.owner']

/**
 * Whether another tab removed the stored `paymentBlocked`. That tab's changes arrive key by key, and the new details of
 * the practice may arrive before this change.
 */
const wasUnblocked = (key: string) => key === blockedKey && storage.read(blockedKey) === null

storage.onOtherTab((key) => {
  if (key === null || watchedKeys.includes(key) || wasUnblocked(key)) applyChangesOfOtherTabs()
})

/** Applies the changes that other tabs made while this tab was frozen and got no events. */
const applyChangesWhenVisible = () => {
  if (document.visibilityState !== 'visible') return
  if (hasSessionEndedElsewhere() || storage.read(tokenKey) !== useSession.getState().token) applyChangesOfOtherTabs()
}
window.addEventListener('pageshow', applyChangesWhenVisible)
document.addEventListener('visibilitychange', applyChangesWhenVisible)

/**
 * Prevents the warning about unsaved forms once their user is no longer signed in. This listener is registered before
 * all others.
 */
window.addEventListener('beforeunload', (event) => isLeaving() && event.stopImmediatePropagation(), { capture: true })

/** Resets the session to the state of a newly loaded document, for tests. */
export function openDocument(): void {
  stopAwaiting()
  reopenStorage()
  useSession.setState(initialSessionState())
}
