import { brotliQuality, compressed } from '../../build/files.ts'
import type { AssertHeld } from './releaseLock.ts'
import type { Store } from './Store.ts'

/**
 * A release rewrites some 70 pages, most of each being hashes, which compress badly at any level: the highest one would make
 * them 5 % smaller, and keep both cores busy for more than a second before the release, or the end of a faulty one, takes effect.
 */
export const compressedPointer = (content: Buffer): ReturnType<typeof compressed> =>
  compressed(content, brotliQuality.release)

interface WriteOptions {
  /** The tag of the file it replaces. */
  replacing?: string
  /** Its compressed copies, when the caller has them already. */
  precompressed?: ReturnType<typeof compressed> | undefined
}

/**
 * Writes a file that names what is live, with its compressed copies. The plain file first: servers that compare dates
 * ignore an older compressed copy. Writes nothing when nothing differs, so that caches stay valid.
 */
export async function writePointer(
  store: Store,
  path: string,
  content: Buffer,
  assertHeld: AssertHeld,
  { replacing, precompressed = compressedPointer(content) }: WriteOptions = {},
): Promise<void> {
  const { br, gz } = await precompressed
  const files = [
    [path, content],
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ] as const
  const isStored = async ([name, bytes]: readonly [string, Buffer]) =>
    (await store.read(name))?.content.equals(bytes) ?? false
  if ((await isStored(files[0])) && (await Promise.all(files.slice(1).map(isStored))).every(Boolean)) return
  assertHeld()
  await store.write(path, content, replacing)
  await Promise.all(files.slice(1).map(([name, bytes]) => store.write(name, bytes)))
}
