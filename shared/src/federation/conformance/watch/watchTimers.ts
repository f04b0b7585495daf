import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

const timerFunctions = [
  { begin: 'setTimeout', end: 'clearTimeout', once: true, description: 'a timer' },
  { begin: 'setInterval', end: 'clearInterval', once: false, description: 'an interval' },
  { begin: 'requestAnimationFrame', end: 'cancelAnimationFrame', once: true, description: 'an animation frame' },
  { begin: 'requestIdleCallback', end: 'cancelIdleCallback', once: true, description: 'an idle callback' },
]

export function watchTimers({ track, replace }: Watch): void {
  // One map for timers and intervals, which share their ids: `clearTimeout` also ends an interval.
  const releaseById = new Map<unknown, Release>()
  const release = (id: unknown) => {
    releaseById.get(id)?.()
    releaseById.delete(id)
  }
  for (const { begin, end, once, description } of timerFunctions) {
    replace(window, begin, (original) => (callback, ...rest) => {
      const releasingCallback = (...callbackArgs: unknown[]) => {
        if (once) release(id)
        return isCallable(callback) ? Reflect.apply(callback, undefined, callbackArgs) : undefined
      }
      const id = Reflect.apply(original, window, [releasingCallback, ...rest])
      releaseById.set(id, track(typeof rest[0] === 'number' ? `${description} of ${rest[0]} ms` : description))
      return id
    })
    replace(window, end, (original) => (id) => {
      release(id)
      return Reflect.apply(original, window, [id])
    })
  }
}
