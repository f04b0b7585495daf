import { useEffect } from 'react'
import { deviceKey } from './deviceKey.ts'

/** Has the member's key on the device before it is needed: what is signed or recorded later may be without network. */
export function useDeviceKey(): void {
  useEffect(() => {
    deviceKey().catch(() => undefined)
  }, [])
}
