import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

/** Watches a class whose instances hold a resource from their construction until the method `end` is called. */
export const watchHolders = (watcher: Watch, name: string, end: string) =>
  watchClass(watcher, name, ({ made, take, release }) => {
    take()
    callBefore(made, end, release)
  })

/** Watches a class of observers, which hold a resource while they observe at least one target. */
export const watchObservers = (watcher: Watch, name: string) =>
  watchClass(watcher, name, ({ made, take, release }) => {
    const observedTargets = new Set<unknown>()
    callBefore(made, 'observe', (target) => {
      observedTargets.add(target)
      take()
    })
    callBefore(made, 'unobserve', (target) => {
      observedTargets.delete(target)
      if (observedTargets.size === 0) release()
    })
    callBefore(made, 'disconnect', () => {
      observedTargets.clear()
      release()
    })
  })

interface WatchedInstance {
  made: object
  take: () => void
  release: Release
}

function watchClass({ hold, replace }: Watch, name: string, watchInstance: (holding: WatchedInstance) => void): void {
  replace(window, name, (original) => {
    function WatchedClass(...args: unknown[]) {
      const made: object = Reflect.construct(original, args)
      let releaseHeld: Release | undefined
      const take = () => {
        releaseHeld ??= hold(`an open ${name}`)
      }
      const release = () => {
        releaseHeld?.()
        releaseHeld = undefined
      }
      watchInstance({ made, take, release })
      return made
    }
    WatchedClass.prototype = original.prototype
    return WatchedClass
  })
}

function callBefore(owner: object, method: string, action: (first: unknown) => void): void {
  const original: unknown = Reflect.get(owner, method)
  if (!isCallable(original)) return
  const value = (...args: unknown[]) => {
    action(args[0])
    return Reflect.apply(original, owner, args)
  }
  Object.defineProperty(owner, method, { configurable: true, value })
}
