import { isCallable } from './Watch.ts'
import type { Watch, Release } from './Watch.ts'

/** Watches a class whose instances hold a resource from their construction until the method `end` is called. */
export const watchHolders = (watcher: Watch, name: string, end: string) =>
  watch(watcher, name, ({ made, take, release }) => {
    take()
    before(made, end, release)
  })

/** Watches a class of observers, which hold a resource while they observe anything. */
export const watchObservers = (watcher: Watch, name: string) =>
  watch(watcher, name, ({ made, take, release }) => {
    const observed = new Set<unknown>()
    before(made, 'observe', (target) => {
      observed.add(target)
      take()
    })
    before(made, 'unobserve', (target) => {
      observed.delete(target)
      if (observed.size === 0) release()
    })
    before(made, 'disconnect', () => {
      observed.clear()
      release()
    })
  })

interface Holding {
  made: object
  take: () => void
  release: Release
}

function watch({ hold, replace }: Watch, name: string, follow: (holding: Holding) => void): void {
  replace(window, name, (original) => {
    function Watched(...args: unknown[]) {
      const made: object = Reflect.construct(original, args)
      let held: Release | undefined
      const take = () => {
        held ??= hold(`an open ${name}`)
      }
      const release = () => {
        held?.()
        held = undefined
      }
      follow({ made, take, release })
      return made
    }
    Watched.prototype = original.prototype
    return Watched
  })
}

function before(owner: object, method: string, act: (first: unknown) => void): void {
  const original: unknown = Reflect.get(owner, method)
  if (!isCallable(original)) return
  const value = (...given: unknown[]) => {
    act(given[0])
    return Reflect.apply(original, owner, given)
  }
  Object.defineProperty(owner, method, { configurable: true, value })
}
