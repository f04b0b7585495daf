import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'
import { watchClosables, watchObservers } from './watchClasses.ts'
import { longLivedTargets, watchListeners, watchMedia } from './watchListeners.ts'
import { watchStorage } from './watchStorage.ts'
import { watchTimers } from './watchTimers.ts'
import { describeAcquisition } from './describeAcquisition.ts'

export interface PageWatch {
  /** Returns a line for each resource that was not released: its description and the code that acquired it. */
  unreleased: () => string[]
  stop: () => void
}

/** Creates the selector engines of jsdom, which listen to the document from their first use on. */
function createSelectorEngines(): void {
  document.querySelector('*')
  getComputedStyle(document.documentElement)
}

/**
 * Starts watching timers, animation frames, idle callbacks, listeners, observers, channels, sockets, workers, and
 * unregistered keys in the browser's storage.
 */
export function watchPage(): PageWatch {
  const trackedResources = new Set<{ description: string }>()
  const undoActions: Release[] = []
  const watch: Watch = {
    track: (acquired) => {
      const resource = { description: `${acquired}, ${describeAcquisition()}` }
      trackedResources.add(resource)
      return () => trackedResources.delete(resource)
    },
    replace: (owner, name, createReplacement) => {
      const original: unknown = Reflect.get(owner, name)
      if (!isCallable(original)) return
      const ownDescriptor = Object.getOwnPropertyDescriptor(owner, name)
      Object.defineProperty(owner, name, { value: createReplacement(original), configurable: true, writable: true })
      undoActions.push(() =>
        ownDescriptor ? Object.defineProperty(owner, name, ownDescriptor) : Reflect.deleteProperty(owner, name),
      )
    },
  }
  createSelectorEngines()
  watchTimers(watch)
  for (const [name, target] of longLivedTargets()) watchListeners(watch, target, name)
  watchMedia(watch)
  watchStorage(watch)
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])
    watchObservers(watch, name)
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource']) watchClosables(watch, name, 'close')
  watchClosables(watch, 'Worker', 'terminate')
  return {
    unreleased: () => [...trackedResources].map(({ description }) => description),
    stop: () => undoActions.toReversed().forEach((undo) => undo()),
  }
}
