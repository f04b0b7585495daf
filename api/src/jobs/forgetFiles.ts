import type { FileStore } from '../files/FileStore.ts'

const keysIn = (payload: unknown): string[] => {
  const keys = typeof payload === 'object' && payload !== null && 'keys' in payload ? payload.keys : undefined
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

/** What nobody can reach any more leaves the store of files; a second time does no harm. */
export async function forgetFiles(files: FileStore, payload: unknown): Promise<void> {
  for (const key of keysIn(payload)) await files.delete(key)
}
