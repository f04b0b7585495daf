import type { FileStore } from '../files/FileStore.ts'

/** Deletes files nobody can reach any more; a second time does no harm. */
export async function deleteFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key)
}
