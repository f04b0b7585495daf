import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

const timers = [
  { begin: 'setTimeout', end: 'clearTimeout', once: true, what: 'a timer' },
  { begin: 'setInterval', end: 'clearInterval', once: false, what: 'an interval' },
  { begin: 'requestAnimationFrame', end: 'cancelAnimationFrame', once: true, what: 'a frame' },
  { begin: 'requestIdleCallback', end: 'cancelIdleCallback', once: true, what: 'an idle callback' },
]

export function watchTimers({ hold, replace }: Watch): void {
  // A page's timers and intervals share one sequence of ids.
  const running = new Map<unknown, Release>()
  const release = (id: unknown) => {
    running.get(id)?.()
    running.delete(id)
  }
  for (const { begin, end, once, what } of timers) {
    replace(window, begin, (original) => (act, ...rest) => {
      const run = (...given: unknown[]) => {
        if (once) release(id)
        return isCallable(act) ? Reflect.apply(act, undefined, given) : undefined
      }
      const id = Reflect.apply(original, window, [run, ...rest])
      running.set(id, hold(typeof rest[0] === 'number' ? `${what} of ${rest[0]} ms` : what))
      return id
    })
    replace(window, end, (original) => (id) => {
      release(id)
      return Reflect.apply(original, window, [id])
    })
  }
}
