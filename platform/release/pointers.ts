import { compressed } from '../build/files.ts'
import type { Held } from './store/exclusively.ts'
import type { Store } from './store/Store.ts'

interface How {
  /** The tag of the file it takes the place of. */
  over?: string
  /** Its compressed copies, where they were made already. */
  packed?: ReturnType<typeof compressed> | undefined
}

/**
 * A file that says what is live, with its compressed copies. The plain one first: it is the truth, and a server that
 * compares dates leaves an older copy alone. Untouched when nothing differs, so that caches stay good.
 */
export async function writePointer(
  store: Store,
  path: string,
  content: Buffer,
  held: Held,
  { over, packed = compressed(content) }: How = {},
): Promise<void> {
  const { br, gz } = await packed
  const files = [
    [path, content],
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ] as const
  const isThere = async ([name, bytes]: readonly [string, Buffer]) =>
    (await store.read(name))?.content.equals(bytes) ?? false
  if ((await isThere(files[0])) && (await Promise.all(files.slice(1).map(isThere))).every(Boolean)) return
  held()
  await store.write(path, content, over)
  await Promise.all(files.slice(1).map(([name, bytes]) => store.write(name, bytes)))
}
