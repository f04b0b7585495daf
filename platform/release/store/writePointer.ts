import { brotliQuality, compressContent } from '../../build/files.ts'
import type { AssertHeld } from './releaseLock.ts'
import type { Store } from './Store.ts'

/**
 * Compresses at a fast level. A release rewrites some 70 pages, which consist mostly of hashes and compress badly at
 * any level; the highest level would make them 5 % smaller, but delay each release and rollback by more than a second
 * on two cores.
 */
export const compressPointer = (content: Buffer): ReturnType<typeof compressContent> =>
  compressContent(content, brotliQuality.release)

interface WriteOptions {
  /** The tag of the file to replace. */
  replacing?: string
  /** Compressed copies, if the caller already has them. */
  precompressed?: ReturnType<typeof compressContent> | undefined
}

/**
 * Writes a file that refers to live builds, and its compressed copies. The plain file is written first: servers that
 * compare dates ignore a compressed copy that is older. Writes nothing if the content is unchanged, so that caches
 * stay valid.
 */
export async function writePointer(
  store: Store,
  path: string,
  content: Buffer,
  assertHeld: AssertHeld,
  { replacing, precompressed = compressPointer(content) }: WriteOptions = {},
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
