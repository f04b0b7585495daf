import { isStoredKey, storedValueOf } from './storedKeys.ts'
import type { StoredKey } from './storedKeys.ts'

/**
 * Values that could not be stored: browsers may refuse storage altogether, or it may be full. Null: a value that could
 * not be removed.
 */
const inMemory = new Map<StoredKey, string | null>()

/** Throws where the browser refuses storage. */
const storageOf = (key: StoredKey): Storage =>
  storedValueOf(key)?.in === 'sessionStorage' ? sessionStorage : localStorage

const attempt = (act: () => void): boolean => {
  try {
    act()
    return true
  } catch {
    return false
  }
}

/** The value on the device, or in memory if it could not be stored; null without one. Never throws. */
export function readKey(key: StoredKey): string | null {
  const kept = inMemory.get(key)
  if (kept !== undefined) return kept
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
export const allKeys = (): StoredKey[] =>
  [...keysIn(() => localStorage), ...keysIn(() => sessionStorage), ...inMemory.keys()].filter(isStoredKey)

/**
 * Calls `listener` with each key that another tab changed, with null when it cleared the storage. Returns the
 * unsubscribe function.
 */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null) inMemory.clear()
    else if (isStoredKey(key)) inMemory.delete(key)
    listener(key)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
