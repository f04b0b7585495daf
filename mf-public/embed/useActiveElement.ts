import { useCallback, useSyncExternalStore } from 'react'

/** The element that was used last: if a page has two, only this one shows messages. */
let active: HTMLElement | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useActiveElement(element: HTMLElement) {
  const isActive = useSyncExternalStore(subscribe, () => active === element)
  const activate = useCallback(() => {
    active = element
    for (const listener of listeners) listener()
  }, [element])
  return { isActive, activate }
}
