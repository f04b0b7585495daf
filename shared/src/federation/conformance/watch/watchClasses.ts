import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

/** Watches a class whose instances hold a resource from their construction until their `closeMethod` is called. */
export const watchClosables = (watch: Watch, name: string, closeMethod: string) =>
  watchClass(watch, name, ({ instance, acquire, release }) => {
    acquire()
    callBefore(instance, closeMethod, release)
  })

/** Watches a class of observers, which hold a resource while they observe at least one target. */
export const watchObservers = (watch: Watch, name: string) =>
  watchClass(watch, name, ({ instance, acquire, release }) => {
    const observedTargets = new Set<unknown>()
    callBefore(instance, 'observe', (target) => {
      observedTargets.add(target)
      acquire()
    })
    callBefore(instance, 'unobserve', (target) => {
      observedTargets.delete(target)
      if (observedTargets.size === 0) release()
    })
    callBefore(instance, 'disconnect', () => {
      observedTargets.clear()
      release()
    })
  })

interface WatchedInstance {
  instance: object
  acquire: () => void
  release: Release
}

function watchClass({ track, replace }: Watch, name: string, watchInstance: (watched: WatchedInstance) => void): void {
  replace(window, name, (original) => {
    function WatchedClass(...args: unknown[]) {
      const instance: object = Reflect.construct(original, args)
      let releaseTracked: Release | undefined
      const acquire = () => {
        releaseTracked ??= track(`an open ${name}`)
      }
      const release = () => {
        releaseTracked?.()
        releaseTracked = undefined
      }
      watchInstance({ instance, acquire, release })
      return instance
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
