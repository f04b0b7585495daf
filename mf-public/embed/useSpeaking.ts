import { useCallback, useSyncExternalStore } from 'react'

/** The element last touched. Where two stand on a page, what one has to say is said there only. */
let last: HTMLElement | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSpeaking(element: HTMLElement) {
  const isLast = useSyncExternalStore(subscribe, () => last === element)
  const take = useCallback(() => {
    last = element
    for (const listener of listeners) listener()
  }, [element])
  return { isLast, take }
}
