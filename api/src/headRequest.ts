import { AsyncLocalStorage } from 'node:async_hooks'

const headRequests = new AsyncLocalStorage<true>()

/** Runs the handler of a HEAD request: its transactions are rolled back, and no file is generated. */
export const withoutEffects = <T>(action: () => Promise<T>): Promise<T> => headRequests.run(true, action)

export const isWithoutEffects = (): boolean => headRequests.getStore() === true

/** Thrown where a file would be generated: the request is valid so far, and a response to HEAD has no content. */
export class ContentNotNeeded extends Error {}

/** Called before a file is generated: ends the handler of a HEAD request. */
export function skipContentOfHead(): void {
  if (isWithoutEffects()) throw new ContentNotNeeded()
}
