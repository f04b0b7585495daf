import { useEffect } from 'react'
import { loadDeviceKey } from './loadDeviceKey.ts'

/** Loads the member's key in advance, since a signature or a recording may be made later without network. */
export function useDeviceKey(): void {
  useEffect(() => {
    loadDeviceKey().catch(() => undefined)
  }, [])
}
