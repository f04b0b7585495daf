import { useState } from 'react'
import { storage } from 'shared/session'

const deviceKey = 'complice.menuCollapsed'

/** Whether the side menu shows only icons; stored on the device. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => storage.read(deviceKey) === 'true')
  const collapse = (next: boolean) => {
    storage.write(deviceKey, String(next))
    setCollapsed(next)
  }
  return [collapsed, collapse]
}
