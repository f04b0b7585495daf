import { useState } from 'react'
import { storage } from './storage.ts'
import type { StoredKey } from './storedKeys.ts'

/** Reads and stores a boolean preference on the device, such as a collapsed menu; false until it is set. */
export function useStoredFlag(key: StoredKey): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => storage.read(key) === 'true')
  const storeFlag = (newFlag: boolean) => {
    storage.write(key, String(newFlag))
    setFlag(newFlag)
  }
  return [flag, storeFlag]
}
