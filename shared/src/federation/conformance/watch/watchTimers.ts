import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

const timerFunctions = [
  { begin: 'setTimeout', end: 'clearTimeout', once: true, what: 'a timer' },
  { begin: 'setInterval', end: 'clearInterval', once: false, what: 'an interval' },
  { begin: 'requestAnimationFrame', end: 'cancelAnimationFrame', once: true, what: 'a frame' },
  { begin: 'requestIdleCallback', end: 'cancelIdleCallback', once: true, what: 'an idle callback' },
]

export function watchTimers({ hold, replace }: Watch): void {
  // `setTimeout` and `setInterval` share their ids, so one map is enough.
  const releaseById = new Map<unknown, Release>()
  const release = (id: unknown) => {
    releaseById.get(id)?.()
    releaseById.delete(id)
  }
  for (const { begin, end, once, what } of timerFunctions) {
    replace(window, begin, (original) => (callback, ...rest) => {
      const callbackWithRelease = (...given: unknown[]) => {
        if (once) release(id)
        return isCallable(callback) ? Reflect.apply(callback, undefined, given) : undefined
      }
      const id = Reflect.apply(original, window, [callbackWithRelease, ...rest])
      releaseById.set(id, hold(typeof rest[0] === 'number' ? `${what} of ${rest[0]} ms` : what))
      return id
    })
    replace(window, end, (original) => (id) => {
      release(id)
      return Reflect.apply(original, window, [id])
    })
  }
}
