import { OperatorError } from '../../postgres/OperatorError.ts'
import type { Store } from '../store/Store.ts'

/**
 * Throws when nothing was ever published in the store, because its address may be wrong. Call it before anything is
 * written.
 */
export async function requireStore(store: Store): Promise<void> {
  if (await store.read('registry.json')) return
  const folders = await Promise.all(['mf', 'shell'].map((path) => store.listFolders(path)))
  if (folders.flat().length === 0)
    throw new OperatorError(`Nothing was ever published in ${store.location}: check the address of the store.`)
}
