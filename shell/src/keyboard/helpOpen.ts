import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

const setOpen = (next: boolean) => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShortcutsShown = () => useSyncExternalStore(subscribe, () => open)
export const showShortcuts = () => setOpen(true)
export const hideShortcuts = () => setOpen(false)
