import { useState } from 'react'
import { storage } from 'shared/session'

/** Whether the menu of the settings shows only icons; stored on the device. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => storage.read('complice.settingsCollapsed') === 'true')
  const collapse = (next: boolean) => {
    storage.write('complice.settingsCollapsed', String(next))
    setCollapsed(next)
  }
  return [collapsed, collapse]
}
