import { useEffect } from 'react'
import { deviceKey } from './deviceKey.ts'

/** Loads the member's key in advance, since a signature or a recording may be made later without network. */
export function useDeviceKey(): void {
  useEffect(() => {
    deviceKey().catch(() => undefined)
  }, [])
}
