import { allKeys, onOtherTab, readKey, removeKey, writeKey } from './browserStorage.ts'
import { storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

const ownerKey = 'complice.owner'

/** Whose this document is: the first member or patient whose token it held. */
let documentOwner: string | undefined
let isClosed = false

export const ownerOfDocument = (): string | undefined => documentOwner

/** Whose values are stored on the device; null after a sign-out. It stays when a session expires. */
export const ownerOfDevice = (): string | null => readKey(ownerKey)

const belongsToOwner = (key: StoredKey): boolean => storedValueOf(key)?.belongsTo === 'owner'

/** Another tab has signed somebody else in, or out. */
const isAnothersDevice = (): boolean => documentOwner !== undefined && ownerOfDevice() !== documentOwner

/** A document changes nothing of another's. Its sessionStorage is its own tab's. */
const mayChange = (key: StoredKey): boolean =>
  !belongsToOwner(key) || (!isClosed && (storedValueOf(key)?.in === 'sessionStorage' || !isAnothersDevice()))

/**
 * localStorage and sessionStorage, each key in its own (`storedKeys.ts`). It never throws: where the browser refuses or is
 * full, values last as long as the document. Values of an owner are changed only by that owner's documents.
 */
export const storage = {
  read: readKey,
  write: (key: StoredKey, value: string): void => {
    if (mayChange(key)) writeKey(key, value)
  },
  remove: (key: StoredKey): void => {
    if (mayChange(key)) removeKey(key)
  },
  /** Calls with each key that another tab has changed; with null when it has cleared the storage. Returns how to stop. */
  onOtherTab,
}

/** Removes what belongs to owners from the device, but for the keys that `isKept`. */
export function removeOwned(isKept: (key: StoredKey) => boolean = () => false): void {
  // The owner first: other tabs tell a sign-out by it when they see the token gone.
  for (const key of new Set<StoredKey>([ownerKey, ...allKeys()])) {
    if (belongsToOwner(key) && !isKept(key)) removeKey(key)
  }
}

/** The document becomes the owner's, if it is nobody's yet. */
export function claimDocument(owner: string): void {
  documentOwner ??= owner
}

/** The document is the same member's as before, whose roles have changed. */
export function reclaimDocument(owner: string): void {
  documentOwner = owner
}

/** Makes the device the owner's: what others have left is removed, but for the keys that `isKept`. */
export function claimDevice(owner: string, isKept: (key: StoredKey) => boolean): void {
  if (ownerOfDevice() === owner) return
  removeOwned(isKept)
  writeKey(ownerKey, owner)
}

/** From now on this document changes nothing that belongs to an owner. */
export function closeStorage(): void {
  isClosed = true
}

/** For tests: as in a document that was just loaded. */
export function reopenStorage(): void {
  documentOwner = undefined
  isClosed = false
}
