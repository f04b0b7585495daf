import { useSyncExternalStore } from 'react'

/** A value that components follow. It is replaced, never changed. */
export function followed<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  const get = (): T => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const become = (next: T): void => {
    value = next
    for (const listener of listeners) listener()
  }
  return { get, become, subscribe, useValue: (): T => useSyncExternalStore(subscribe, get) }
}
