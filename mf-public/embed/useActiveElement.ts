import { useCallback, useSyncExternalStore } from 'react'

/** The element that the visitor used last. If the page has several, only this element shows messages. */
let activeElement: HTMLElement | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useActiveElement(element: HTMLElement) {
  const isActive = useSyncExternalStore(subscribe, () => activeElement === element)
  const activate = useCallback(() => {
    activeElement = element
    for (const listener of listeners) listener()
  }, [element])
  return { isActive, activate }
}
