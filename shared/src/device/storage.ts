import { listStoredKeys, onOtherTab, readKey, removeKey, writeKey } from './browserStorage.ts'
import { storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

const ownerKey = 'complice.owner'

/** The first member or patient whose token this document held. */
let documentOwner: string | undefined
let isClosed = false

export const ownerOfDocument = (): string | undefined => documentOwner

/**
 * The owner of the values stored on the device; null after a sign-out. An expired session does not change the owner.
 */
export const ownerOfDevice = (): string | null => readKey(ownerKey)

const belongsToOwner = (key: StoredKey): boolean => storedValueOf(key)?.belongsTo === 'owner'

/** Whether another tab has signed out, or signed in another member or patient. */
const deviceHasAnotherOwner = (): boolean => documentOwner !== undefined && ownerOfDevice() !== documentOwner

/**
 * Whether this document may write the key. Device values: always. Values of an owner: until the storage is closed and,
 * except in sessionStorage, which each tab has for itself, only while the device still belongs to the document's owner.
 */
const mayChange = (key: StoredKey): boolean =>
  !belongsToOwner(key) || (!isClosed && (storedValueOf(key)?.in === 'sessionStorage' || !deviceHasAnotherOwner()))

/**
 * Reads and writes localStorage and sessionStorage, as declared for each key in `storedKeys.ts`. Never throws: if the
 * browser refuses storage or it is full, values last as long as the document. Only documents of the same owner change
 * an owner's values.
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
   * Calls a listener with each key that another tab changes, or with null when another tab clears the storage. Returns
   * the unsubscribe function.
   */
  onOtherTab,
}

/** Removes the owner's values from the device, except the keys for which `isKept` returns true. */
export function removeOwned(isKept: (key: StoredKey) => boolean = () => false): void {
  // The owner key is removed first: other tabs that see the token removed find no owner, and recognise a sign-out.
  for (const key of new Set<StoredKey>([ownerKey, ...listStoredKeys()])) {
    if (belongsToOwner(key) && !isKept(key)) removeKey(key)
  }
}

/** Assigns the document to the owner, unless the document already has one. */
export function claimDocument(owner: string): void {
  documentOwner ??= owner
}

/** Replaces the document's owner, for a member whose roles have changed. */
export function reclaimDocument(owner: string): void {
  documentOwner = owner
}

/** Assigns the device to the owner and removes the values of other owners, except the keys that `isKept`. */
export function claimDevice(owner: string, isKept: (key: StoredKey) => boolean): void {
  if (ownerOfDevice() === owner) return
  removeOwned(isKept)
  writeKey(ownerKey, owner)
}

/** Stops this document from changing values that belong to an owner. */
export function closeStorage(): void {
  isClosed = true
}

/** For tests: resets to the state of a newly loaded document. */
export function reopenStorage(): void {
  documentOwner = undefined
  isClosed = false
}
