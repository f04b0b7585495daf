import { useEffect } from 'react'
import { deviceKey } from './deviceKey.ts'

/** Loads the member's key onto the device in advance: signing or recording may happen later without network. */
export function useDeviceKey(): void {
  useEffect(() => {
    deviceKey().catch(() => undefined)
  }, [])
}
