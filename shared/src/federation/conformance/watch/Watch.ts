export type Callable = (this: unknown, ...args: unknown[]) => unknown
export type Release = () => void

export interface Watch {
  /** Records that a resource was acquired; returns a function that records its release. */
  track: (description: string) => Release
  /** Replaces a function of the page until the watch ends. */
  replace: (owner: object, name: string, createReplacement: (original: Callable) => Callable) => void
}

export const isCallable = (value: unknown): value is Callable => typeof value === 'function'
