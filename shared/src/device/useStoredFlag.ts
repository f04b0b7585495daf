import { useState } from 'react'
import { storage } from './storage.ts'
import type { StoredKey } from './storedKeys.ts'

/** A boolean preference stored on the device, such as a collapsed menu. False until it is set. */
export function useStoredFlag(key: StoredKey): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => storage.read(key) === 'true')
  const storeFlag = (next: boolean) => {
    storage.write(key, String(next))
    setFlag(next)
  }
  return [flag, storeFlag]
}
