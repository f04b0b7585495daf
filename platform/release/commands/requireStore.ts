import { OperatorError } from '../../postgres/OperatorError.ts'
import type { Store } from '../store/Store.ts'

/** Throws when nothing was ever published there, before anything is written: the store's address may be wrong. */
export async function requireStore(store: Store): Promise<void> {
  if (await store.read('registry.json')) return
  const folders = await Promise.all(['mf', 'shell'].map((path) => store.folders(path)))
  if (folders.flat().length === 0)
    throw new OperatorError(`Nothing was ever published in ${store.location}: is that the store?`)
}
