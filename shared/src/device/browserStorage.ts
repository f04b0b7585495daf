import { isStoredKey, storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

/**
 * The values in memory, by key, if the browser refuses storage or its storage is full. Null marks a key that could not
 * be removed from the browser's storage.
 */
const valuesInMemory = new Map<StoredKey, string | null>()

/** Returns the browser's storage for a key; throws if the browser refuses storage. */
const storageOf = (key: StoredKey): Storage =>
  storedValueOf(key)?.storage === 'sessionStorage' ? sessionStorage : localStorage

/** Runs `action` and returns whether it succeeded. */
const tryTo = (action: () => void): boolean => {
  try {
    action()
    return true
  } catch {
    return false
  }
}

/** Reads a value from the device, or from memory if it could not be stored; null without a value. Never throws. */
export function readKey(key: StoredKey): string | null {
  const valueInMemory = valuesInMemory.get(key)
  if (valueInMemory !== undefined) return valueInMemory
  try {
    return storageOf(key).getItem(key)
  } catch {
    return null
  }
}

/** Stores a value on the device, or in memory until the document is closed if the browser refuses. Never throws. */
export function writeKey(key: StoredKey, value: string): void {
  valuesInMemory.delete(key)
  if (tryTo(() => storageOf(key).setItem(key, value))) return
  // The previous value must not reappear when the page is loaded again.
  tryTo(() => storageOf(key).removeItem(key))
  valuesInMemory.set(key, value)
}

export function removeKey(key: StoredKey): void {
  valuesInMemory.delete(key)
  if (!tryTo(() => storageOf(key).removeItem(key))) valuesInMemory.set(key, null)
}

const keysIn = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

/** Returns the product's keys that have a value. */
export const listStoredKeys = (): StoredKey[] =>
  [...keysIn(() => localStorage), ...keysIn(() => sessionStorage), ...valuesInMemory.keys()].filter(isStoredKey)

/**
 * Calls `listener` with each key that another tab changes, or with null when another tab clears the storage. Returns
 * the unsubscribe function.
 */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const onStorageEvent = ({ key }: StorageEvent) => {
    if (key === null) valuesInMemory.clear()
    else if (isStoredKey(key)) valuesInMemory.delete(key)
    listener(key)
  }
  window.addEventListener('storage', onStorageEvent)
  return () => window.removeEventListener('storage', onStorageEvent)
}
