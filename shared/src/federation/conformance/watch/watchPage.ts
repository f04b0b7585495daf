import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'
import { watchHolders, watchObservers } from './watchHolders.ts'
import { longLivedTargets, watchListeners, watchMedia } from './watchListeners.ts'
import { watchStorage } from './watchStorage.ts'
import { watchTimers } from './watchTimers.ts'
import { callerOf } from './callerOf.ts'

export interface PageWatch {
  /** Returns a line for each resource that was not released: what it is and who acquired it. */
  held: () => string[]
  stop: () => void
}

/** Starts watching timers, listeners, observers, channels and unregistered keys in the browser's storage. */
export function watchPage(): PageWatch {
  const heldResources = new Set<{ what: string }>()
  const undoActions: Release[] = []
  const watcher: Watch = {
    hold: (what) => {
      const thing = { what: `${what}, ${callerOf()}` }
      heldResources.add(thing)
      return () => heldResources.delete(thing)
    },
    replace: (owner, name, made) => {
      const original: unknown = Reflect.get(owner, name)
      if (!isCallable(original)) return
      const ownDescriptor = Object.getOwnPropertyDescriptor(owner, name)
      Object.defineProperty(owner, name, { value: made(original), configurable: true, writable: true })
      undoActions.push(() =>
        ownDescriptor ? Object.defineProperty(owner, name, ownDescriptor) : Reflect.deleteProperty(owner, name),
      )
    },
  }
  watchTimers(watcher)
  for (const [name, target] of longLivedTargets()) watchListeners(watcher, target, name)
  watchMedia(watcher)
  watchStorage(watcher)
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])
    watchObservers(watcher, name)
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource']) watchHolders(watcher, name, 'close')
  watchHolders(watcher, 'Worker', 'terminate')
  return {
    held: () => [...heldResources].map(({ what }) => what),
    stop: () => undoActions.toReversed().forEach((undo) => undo()),
  }
}
