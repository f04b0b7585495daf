import { isCallable } from './Keeper.ts'
import type { Keeper, Release } from './Keeper.ts'
import { watchHolders, watchObservers } from './watchHolders.ts'
import { lastingTargets, watchListeners, watchMedia } from './watchListeners.ts'
import { watchTimers } from './watchTimers.ts'
import { whoAsked } from './whoAsked.ts'

export interface PageWatch {
  /** One line for each thing held now: what it is and who took it. */
  held: () => string[]
  stop: () => void
}

/** Follows the timers, listeners, observers and channels that begin from now on. */
export function watchPage(): PageWatch {
  const things = new Set<{ what: string }>()
  const undo: Release[] = []
  const keeper: Keeper = {
    hold: (what) => {
      const thing = { what: `${what}, ${whoAsked()}` }
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
  watchTimers(keeper)
  for (const [name, target] of lastingTargets()) watchListeners(keeper, target, name)
  watchMedia(keeper)
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])
    watchObservers(keeper, name)
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource']) watchHolders(keeper, name, 'close')
  watchHolders(keeper, 'Worker', 'terminate')
  return { held: () => [...things].map(({ what }) => what), stop: () => undo.toReversed().forEach((put) => put()) }
}
