import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './FileStore.ts'

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Syncs a folder to the disk: only then is a new file in it durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Stores files in a local folder, or in one shared by the machines of several replicas. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const temporaryPath = `${path}.${randomUUID()}.making`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeDurably(temporaryPath, bytes)
        await rename(temporaryPath, path)
      } catch (error) {
        await rm(temporaryPath, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}
