import { useState } from 'react'

const deviceKey = 'complice.menuCollapsed'

/** Whether the side menu shows only icons; stored on the device. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(deviceKey) === 'true')
  const collapse = (next: boolean) => {
    localStorage.setItem(deviceKey, String(next))
    setCollapsed(next)
  }
  return [collapsed, collapse]
}
