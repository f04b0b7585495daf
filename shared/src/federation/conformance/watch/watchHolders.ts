import { isCallable } from './Keeper.ts'
import type { Keeper, Release } from './Keeper.ts'

/** A class whose instances hold on from their making, or from `begin`, until `end`. */
export function watchHolders({ hold, replace }: Keeper, name: string, end: string, begin?: string): void {
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
      if (begin) before(made, begin, take)
      else take()
      before(made, end, letGo)
      return made
    }
    Watched.prototype = original.prototype
    return Watched
  })
}

function before(owner: object, method: string, act: () => void): void {
  const original: unknown = Reflect.get(owner, method)
  if (!isCallable(original)) return
  const value = (...given: unknown[]) => {
    act()
    return Reflect.apply(original, owner, given)
  }
  Object.defineProperty(owner, method, { configurable: true, value })
}
