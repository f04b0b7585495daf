import { isCallable } from './Keeper.ts'
import type { Keeper, Release } from './Keeper.ts'

/** A class whose instances hold on from their making until `end`. */
export const watchHolders = (keeper: Keeper, name: string, end: string) =>
  watch(keeper, name, ({ made, take, letGo }) => {
    take()
    before(made, end, letGo)
  })

/** An observer holds on while it observes anything: until it is disconnected, or has let go of all of it one by one. */
export const watchObservers = (keeper: Keeper, name: string) =>
  watch(keeper, name, ({ made, take, letGo }) => {
    const observed = new Set<unknown>()
    before(made, 'observe', (target) => {
      observed.add(target)
      take()
    })
    before(made, 'unobserve', (target) => {
      observed.delete(target)
      if (observed.size === 0) letGo()
    })
    before(made, 'disconnect', () => {
      observed.clear()
      letGo()
    })
  })

interface Holding {
  made: object
  take: () => void
  letGo: Release
}

function watch({ hold, replace }: Keeper, name: string, follow: (holding: Holding) => void): void {
  replace(window, name, (original) => {
    function Watched(...args: unknown[]) {
      const made: object = Reflect.construct(original, args)
      let release: Release | undefined
      const take = () => {
        release ??= hold(`an open ${name}`)
      }
      const letGo = () => {
        release?.()
        release = undefined
      }
      follow({ made, take, letGo })
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
