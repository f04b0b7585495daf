import { isStoredKey, storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

/**
 * Fallback values by key, for a browser that refuses storage or whose storage is full. Null marks a key that could not
 * be removed.
 */
const inMemory = new Map<StoredKey, string | null>()

/** Throws where the browser refuses storage. */
const storageOf = (key: StoredKey): Storage =>
  storedValueOf(key)?.in === 'sessionStorage' ? sessionStorage : localStorage

const attempt = (action: () => void): boolean => {
  try {
    action()
    return true
  } catch {
    return false
  }
}

/** The value on the device, or in memory if it could not be stored; null without one. Never throws. */
export function readKey(key: StoredKey): string | null {
  const valueInMemory = inMemory.get(key)
  if (valueInMemory !== undefined) return valueInMemory
  try {
    return storageOf(key).getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; in memory, for the life of the document, if the browser refuses. Never throws. */
export function writeKey(key: StoredKey, value: string): void {
  inMemory.delete(key)
  if (attempt(() => storageOf(key).setItem(key, value))) return
  // The former value must not reappear at the next load.
  attempt(() => storageOf(key).removeItem(key))
  inMemory.set(key, value)
}

export function removeKey(key: StoredKey): void {
  inMemory.delete(key)
  if (!attempt(() => storageOf(key).removeItem(key))) inMemory.set(key, null)
}

const keysIn = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

/** The product's keys that have a value. */
export const listStoredKeys = (): StoredKey[] =>
  [...keysIn(() => localStorage), ...keysIn(() => sessionStorage), ...inMemory.keys()].filter(isStoredKey)

/**
 * Calls `listener` with each key that another tab changes, or with null when another tab clears the storage. Returns
 * the unsubscribe function.
 */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const onStorageEvent = ({ key }: StorageEvent) => {
    if (key === null) inMemory.clear()
    else if (isStoredKey(key)) inMemory.delete(key)
    listener(key)
  }
  window.addEventListener('storage', onStorageEvent)
  return () => window.removeEventListener('storage', onStorageEvent)
}
