export type Callable = (this: unknown, ...args: unknown[]) => unknown
export type Release = () => void

export interface Keeper {
  /** Something was taken; the answer gives it back. */
  hold: (what: string) => Release
  /** Puts another function in the place of the page's own, until the watch ends. */
  replace: (owner: object, name: string, made: (original: Callable) => Callable) => void
}

export const isCallable = (value: unknown): value is Callable => typeof value === 'function'
