import { listStoredKeys, onOtherTab, readKey, removeKey, writeKey } from './browserStorage.ts'
import { storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

const ownerKey = 'complice.owner'

/** The owner (see `ownerOf`) of the first token that this document used, or of the same member with changed roles. */
let documentOwner: string | undefined
let isClosed = false

export const ownerOfDocument = (): string | undefined => documentOwner

/** Returns the owner of the values on the device; null after a sign-out. An expired session does not change the owner. */
export const ownerOfDevice = (): string | null => readKey(ownerKey)

const belongsToOwner = (key: StoredKey): boolean => storedValueOf(key)?.belongsTo === 'owner'

/** Whether another tab has signed out, or signed in another member or patient. */
const deviceHasAnotherOwner = (): boolean => documentOwner !== undefined && ownerOfDevice() !== documentOwner

/**
 * Whether this document may change the value of a key. It may always change values of the device. It may change values
 * of an owner until `closeStorage` is called, and in localStorage, which all tabs share, only while the device belongs
 * to the document's owner or the document has none.
 */
const mayChange = (key: StoredKey): boolean =>
  !belongsToOwner(key) || (!isClosed && (storedValueOf(key)?.storage === 'sessionStorage' || !deviceHasAnotherOwner()))

/**
 * Reads and writes localStorage and sessionStorage, as declared for each key in `storedKeys.ts`. Never throws: if the
 * browser refuses storage or it is full, values last as long as the document. Changes that the document may not make
 * (`mayChange`) have no effect.
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

/** Removes the owner's values from this tab's sessionStorage, which no other tab can remove. */
export function removeOwnerValuesOfTab(): void {
  for (const key of listStoredKeys()) {
    if (belongsToOwner(key) && storedValueOf(key)?.storage === 'sessionStorage') removeKey(key)
  }
}

/** Removes the owner's values from the device, except keys for which `isKept` returns true. */
export function removeOwnerValues(isKept: (key: StoredKey) => boolean = () => false): void {
  // The owner key is removed first: other tabs that see the token removed find no owner, and recognise a sign-out.
  for (const key of new Set<StoredKey>([ownerKey, ...listStoredKeys()])) {
    if (belongsToOwner(key) && !isKept(key)) removeKey(key)
  }
}

/** Sets the owner of the document, unless it already has one. */
export function assignDocument(owner: string): void {
  documentOwner ??= owner
}

/** Replaces the document's owner, for a member whose roles have changed. */
export function reassignDocument(owner: string): void {
  documentOwner = owner
}

/** Sets the owner of the device and removes the values of other owners, except keys for which `isKept` returns true. */
export function assignDevice(owner: string, isKept: (key: StoredKey) => boolean): void {
  if (ownerOfDevice() === owner) return
  removeOwnerValues(isKept)
  writeKey(ownerKey, owner)
}

/** Prevents this document from changing values that belong to an owner. */
export function closeStorage(): void {
  isClosed = true
}

/** Resets to the state of a newly loaded document, for tests. */
export function reopenStorage(): void {
  documentOwner = undefined
  isClosed = false
}
