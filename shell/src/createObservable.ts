import { useSyncExternalStore } from 'react'

/** A value to which components and listeners subscribe. It is replaced, never mutated. */
export function createObservable<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = (): T => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const set = (newValue: T): void => {
    value = newValue
    for (const listener of listeners) listener()
  }
  return { get, set, subscribe, useValue: (): T => useSyncExternalStore(subscribe, get) }
}
