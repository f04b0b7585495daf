import { create } from 'zustand'
import type { UserDetails } from '../contracts/accounts/account.ts'
import { writeKey } from '../device/browserStorage.ts'
import {
  assignDocument,
  closeStorage,
  ownerOfDevice,
  ownerOfDocument,
  reassignDocument,
  removeOwnerValues,
  removeOwnerValuesOfTab,
  reopenStorage,
  storage,
} from '../device/storage.ts'
import { ownerOf } from './claims.ts'
import {
  paymentBlockedKey,
  assignToOwnerOf,
  readSessionFromDevice,
  storePaymentBlocked,
  tokenKey,
  userKey,
  withRightsOf,
} from './deviceSession.ts'
import { loadDocument } from './loadDocument.ts'
import { isSignOutPending, runAfterServerSignOut } from './pendingSignOut.ts'
import type { SessionState } from './SessionState.ts'
import { hasUnsavedInputOfSameMember, runOnceFormsAreSaved } from './unsavedForms.ts'

const createInitialSessionState = () => ({
  ...readSessionFromDevice(),
  blockedResponses: 0,
  expired: false,
  hasAskedToResume: false,
  isReplacingDocument: false,
  isAwaitingNetwork: false,
})

export const useSession = create<SessionState>(createInitialSessionState)

export const tokenOf = () => useSession.getState().token ?? undefined

/** Whether the document is being replaced, so that nothing more may be sent, stored or rendered. */
export const isReplacingDocument = () => useSession.getState().isReplacingDocument

let stopAwaitingSignOut = () => {}

/** After this time without a response, the screen explains why it is empty. */
const noticeDelayMs = 1000

/**
 * Clears the screen and loads the home page as a new document, because only that clears the memory of all areas. After
 * a sign-out, waits until the server has confirmed it: without network, the browser would show its own error page.
 */
function leaveDocument(token?: string): void {
  removeOwnerValuesOfTab()
  closeStorage()
  useSession.setState({ token: null, user: null, paymentBlocked: false, isReplacingDocument: true })
  document.title = 'Complice'
  if (!isSignOutPending()) return loadDocument('/')
  const timer = setTimeout(() => useSession.setState({ isAwaitingNetwork: true }), noticeDelayMs)
  const stopTrying = runAfterServerSignOut(() => {
    clearTimeout(timer)
    loadDocument('/')
  }, token)
  stopAwaitingSignOut = () => {
    clearTimeout(timer)
    stopTrying()
  }
}

/** Whether a token belongs to another owner than the document's. A document without an owner accepts any token. */
function hasAnotherOwner(token: string | null): boolean {
  const [owner, documentOwner] = [token === null ? undefined : ownerOf(token), ownerOfDocument()]
  return owner !== undefined && documentOwner !== undefined && owner !== documentOwner
}

/**
 * Whether another tab has signed out or signed in another user. An expired session does not remove the device's owner.
 */
function hasSessionEndedElsewhere(): boolean {
  const { token: documentToken, expired } = useSession.getState()
  const documentOwner = ownerOfDocument()
  const isSignedOut =
    documentOwner !== undefined && (documentToken !== null || expired) && ownerOfDevice() !== documentOwner
  return isSignedOut || hasAnotherOwner(storage.read(tokenKey))
}

/** Makes the patient who signs in to book the owner of a document without an owner. */
export function assignDocumentToPatient(token: string): void {
  const owner = ownerOf(token)
  if (owner !== undefined) assignDocument(owner)
}

/** Loads a new document with the member's new roles, but only once the input is saved or discarded. */
function replaceDocumentOnceSaved(token: string): void {
  const owner = ownerOf(token)
  if (owner === undefined || owner === ownerOfDocument()) return
  reassignDocument(owner)
  assignToOwnerOf(token)
  writeKey(tokenKey, token)
  runOnceFormsAreSaved(() => leaveDocument())
}

/**
 * Stores a token. If its owner is not the document's, a new document is loaded: for the same member with other roles,
 * only once unsaved input is saved. If the sign-in has ended in another tab, loads a new document instead.
 */
export function storeToken(token: string) {
  if (isReplacingDocument()) return
  if (hasUnsavedInputOfSameMember(token) && !hasSessionEndedElsewhere()) replaceDocumentOnceSaved(token)
  if (!hasAnotherOwner(token) && hasSessionEndedElsewhere()) return leaveDocument()
  assignToOwnerOf(token)
  writeKey(tokenKey, token)
  if (hasAnotherOwner(token)) leaveDocument()
  else useSession.setState(({ user }) => ({ token, expired: false, user: withRightsOf(token, user) }))
}

export function storeUser(user: UserDetails) {
  if (isReplacingDocument()) return
  if (hasSessionEndedElsewhere()) return leaveDocument()
  storage.write(userKey, JSON.stringify({ ...user, logo: undefined }))
  storePaymentBlocked(user.paymentBlocked)
  useSession.setState({ user, paymentBlocked: user.paymentBlocked })
}

/** Sets `paymentBlocked` without counting a response, for the payment screen itself. */
export function setPaymentBlocked() {
  storePaymentBlocked(true)
  useSession.setState({ paymentBlocked: true })
}

/** Sets `paymentBlocked` after an E123 response, which it counts in `blockedResponses`. */
export function countPaymentBlockedResponse() {
  setPaymentBlocked()
  useSession.setState(({ blockedResponses }) => ({ blockedResponses: blockedResponses + 1 }))
}

/**
 * Ends a sign-in that the server has ended. The document and the drafts remain, so that the same user can sign in again;
 * `endSession` removes them.
 */
export function expireSession() {
  if (isReplacingDocument()) return
  if (hasSessionEndedElsewhere()) return leaveDocument()
  for (const key of [tokenKey, userKey, paymentBlockedKey] as const) storage.remove(key)
  useSession.setState({ token: null, user: null, paymentBlocked: false, expired: true })
}

/** Renders nothing more and sends no further request, before `endSession` replaces the document. */
export const stopDocument = (): void => useSession.setState({ isReplacingDocument: true })

/** Removes the data of the user who signs out from the device, and loads a new document with the home page. */
export function endSession(): void {
  const token = tokenOf()
  if (hasSessionEndedElsewhere()) return leaveDocument()
  removeOwnerValues()
  leaveDocument(token)
}

/**
 * Applies changes made by another tab: a sign-in of the same owner or of another one, a sign-out or an expired session.
 */
function applyChangesOfOtherTabs(): void {
  if (isReplacingDocument()) return
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
const wasPaymentUnblocked = (key: string) => key === paymentBlockedKey && storage.read(paymentBlockedKey) === null

storage.onOtherTab((key) => {
  if (key === null || watchedKeys.includes(key) || wasPaymentUnblocked(key)) applyChangesOfOtherTabs()
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
window.addEventListener('beforeunload', (event) => isReplacingDocument() && event.stopImmediatePropagation(), {
  capture: true,
})

/** Resets the session to the state of a newly loaded document, for tests. */
export function openDocument(): void {
  stopAwaitingSignOut()
  reopenStorage()
  useSession.setState(createInitialSessionState())
}
