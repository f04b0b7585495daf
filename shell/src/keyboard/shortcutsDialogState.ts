import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const setOpen = (newValue: boolean) => {
  isOpen = newValue
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsShortcutsDialogOpen = () => useSyncExternalStore(subscribe, () => isOpen)
export const showShortcuts = () => setOpen(true)
export const hideShortcuts = () => setOpen(false)
