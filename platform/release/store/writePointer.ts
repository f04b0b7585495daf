import { brotliQuality, compressed } from '../../build/files.ts'
import type { AssertHeld } from './releaseLock.ts'
import type { Store } from './Store.ts'

/**
 * Compresses at a fast level: a release rewrites some 70 pages, which consist mostly of hashes and
 * compress badly at any level. The highest level would make them 5 % smaller, but delay each
 * release and rollback by more than a second on two cores.
 */
export const compressedPointer = (content: Buffer): ReturnType<typeof compressed> =>
  compressed(content, brotliQuality.release)

interface WriteOptions {
  /** Tag of the file that is replaced. */
  replacing?: string
  /** Compressed copies, when the caller already has them. */
  precompressed?: ReturnType<typeof compressed> | undefined
}

/**
 * Writes a file that names live builds, with its compressed copies. The plain file comes first:
 * servers that compare dates ignore an older compressed copy. Writes nothing without a change, so
 * that caches stay valid.
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
