import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'
import { watchHolders, watchObservers } from './watchHolders.ts'
import { lastingTargets, watchListeners, watchMedia } from './watchListeners.ts'
import { watchStorage } from './watchStorage.ts'
import { watchTimers } from './watchTimers.ts'
import { callerOf } from './callerOf.ts'

export interface PageWatch {
  /** One line per resource currently held: what it is and who acquired it. */
  held: () => string[]
  stop: () => void
}

/** Watches timers, listeners, observers, channels and unregistered stored keys from now on. */
export function watchPage(): PageWatch {
  const things = new Set<{ what: string }>()
  const undo: Release[] = []
  const watcher: Watch = {
    hold: (what) => {
      const thing = { what: `${what}, ${callerOf()}` }
      things.add(thing)
      return () => things.delete(thing)
    },
    replace: (owner, name, made) => {
      const original: unknown = Reflect.get(owner, name)
      if (!isCallable(original)) return
      const own = Object.getOwnPropertyDescriptor(owner, name)
      Object.defineProperty(owner, name, { value: made(original), configurable: true, writable: true })
      undo.push(() => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name)))
    },
  }
  watchTimers(watcher)
  for (const [name, target] of lastingTargets()) watchListeners(watcher, target, name)
  watchMedia(watcher)
  watchStorage(watcher)
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])
    watchObservers(watcher, name)
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource']) watchHolders(watcher, name, 'close')
  watchHolders(watcher, 'Worker', 'terminate')
  return { held: () => [...things].map(({ what }) => what), stop: () => undo.toReversed().forEach((put) => put()) }
}
