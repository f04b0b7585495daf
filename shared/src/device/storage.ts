import { allKeys, onOtherTab, readKey, removeKey, writeKey } from './browserStorage.ts'
import { storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

const ownerKey = 'complice.owner'

/** The owner of this document: the first member or patient whose token it held. */
let documentOwner: string | undefined
let isClosed = false

export const ownerOfDocument = (): string | undefined => documentOwner

/** The owner of the values stored on the device; null after a sign-out. It remains when a session expires. */
export const ownerOfDevice = (): string | null => readKey(ownerKey)

const belongsToOwner = (key: StoredKey): boolean => storedValueOf(key)?.belongsTo === 'owner'

/** Another tab has signed in somebody else, or signed out. */
const deviceHasAnotherOwner = (): boolean => documentOwner !== undefined && ownerOfDevice() !== documentOwner

/** A document may change its owner's values only. sessionStorage belongs to its own tab. */
const mayChange = (key: StoredKey): boolean =>
  !belongsToOwner(key) || (!isClosed && (storedValueOf(key)?.in === 'sessionStorage' || !deviceHasAnotherOwner()))

/**
 * localStorage and sessionStorage, each key in its own (`storedKeys.ts`). Never throws: if the browser refuses or is
 * full, values last as long as the document. The values of an owner are changed only by that owner's documents.
 */
export const storage = {
  read: readKey,
  write: (key: StoredKey, value: string): void => {
    if (mayChange(key)) writeKey(key, value)
  },
  remove: (key: StoredKey): void => {
    if (mayChange(key)) removeKey(key)
  },
  /**
   * Calls a listener with each key that another tab changed, with null when it cleared the storage. Returns the
   * unsubscribe function.
   */
  onOtherTab,
}

/** Removes the owner's values from the device, except the keys that `isKept`. */
export function removeOwned(isKept: (key: StoredKey) => boolean = () => false): void {
  // The owner first: other tabs recognise a sign-out by it when they see the token removed.
  for (const key of new Set<StoredKey>([ownerKey, ...allKeys()])) {
    if (belongsToOwner(key) && !isKept(key)) removeKey(key)
  }
}

/** Assigns the document to the owner, unless it already has one. */
export function claimDocument(owner: string): void {
  documentOwner ??= owner
}

/** Keeps the document for the same member, whose roles have changed. */
export function reclaimDocument(owner: string): void {
  documentOwner = owner
}

/** Assigns the device to the owner: values of other owners are removed, except the keys that `isKept`. */
export function claimDevice(owner: string, isKept: (key: StoredKey) => boolean): void {
  if (ownerOfDevice() === owner) return
  removeOwned(isKept)
  writeKey(ownerKey, owner)
}

/** From now on this document changes no owner's values. */
export function closeStorage(): void {
  isClosed = true
}

/** For tests: resets to the state of a newly loaded document. */
export function reopenStorage(): void {
  documentOwner = undefined
  isClosed = false
}
