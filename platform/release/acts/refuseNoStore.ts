import { OperatorError } from '../../postgres/OperatorError.ts'
import type { Store } from '../store/Store.ts'

/** A mistyped place is told before anything is written there, the queue of releases included. */
export async function refuseNoStore(store: Store): Promise<void> {
  if (await store.read('registry.json')) return
  const folders = await Promise.all(['mf', 'shell'].map((path) => store.folders(path)))
  if (folders.flat().length === 0)
    throw new OperatorError(`Nothing was ever published in ${store.place}: is that the store?`)
}
