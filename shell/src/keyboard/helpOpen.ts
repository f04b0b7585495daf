import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

const become = (next: boolean) => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShortcutsShown = () => useSyncExternalStore(subscribe, () => open)
export const showShortcuts = () => become(true)
export const hideShortcuts = () => become(false)
