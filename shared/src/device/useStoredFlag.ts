import { useState } from 'react'
import { storage } from './storage.ts'
import type { StoredKey } from './storedKeys.ts'

/** A choice between two that is stored on the device: whether a menu shows only icons. False until it is chosen. */
export function useStoredFlag(key: StoredKey): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => storage.read(key) === 'true')
  const store = (next: boolean) => {
    storage.write(key, String(next))
    setFlag(next)
  }
  return [flag, store]
}
