import { randomBytes } from 'node:crypto'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { sha384 } from '../../build/files.ts'
import { hasCode } from '../../postgres/hasCode.ts'
import { noFileTag, WriteConflict } from './Store.ts'
import type { ListedFile, StoredFile, Store } from './Store.ts'

/** Opens a store in a local folder, or in a folder that several machines mount. */
export function folderStore(folder: string): Store {
  const absolutePathOf = (path: string) => join(folder, path)
  let clockOffsetMs: number | undefined

  const read = async (path: string): Promise<StoredFile | undefined> => {
    const content = await ifExists(readFile(absolutePathOf(path)))
    return content && { content, tag: sha384(content) }
  }

  return {
    location: folder,
    read,
    async write(path, content, replacing) {
      if (replacing !== undefined && ((await read(path))?.tag ?? noFileTag) !== replacing) throw new WriteConflict(path)
      await mkdir(dirname(absolutePathOf(path)), { recursive: true })
      const temporaryFile = temporaryPath(absolutePathOf(path))
      const file = await open(temporaryFile, 'w')
      try {
        await file.writeFile(content)
        // Without the sync, a power cut may leave an empty file under the new name. Pages are not synced, because they
        // can be composed again.
        if (path.endsWith('.json')) await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporaryFile, absolutePathOf(path))
    },
    remove: (path) => rm(absolutePathOf(path), { force: true }),
    async add(path, from, manifest) {
      const temporaryFolder = temporaryPath(absolutePathOf(path))
      await cp(from, temporaryFolder, { recursive: true })
      // Another process has already added this build, which may already be live.
      if (await read(`${path}/${manifest}`)) return rm(temporaryFolder, { recursive: true })
      // Removes the incomplete files of an interrupted upload.
      await rm(absolutePathOf(path), { recursive: true, force: true })
      return rename(temporaryFolder, absolutePathOf(path))
    },
    async removeFolder(path) {
      const temporaryFolder = temporaryPath(absolutePathOf(path))
      await ifExists(rename(absolutePathOf(path), temporaryFolder))
      await rm(temporaryFolder, { recursive: true, force: true })
    },
    async list(path) {
      const entries = (await ifExists(readdir(absolutePathOf(path), { recursive: true, withFileTypes: true }))) ?? []
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      if (files.length === 0) return []
      clockOffsetMs ??= await measureClockOffset(folder)
      const nowMs = Date.now() + (clockOffsetMs ?? 0)
      return (await Promise.all(files.map((file) => listedFileAt(absolutePathOf(path), file, nowMs)))).filter(
        (entry) => entry !== undefined,
      )
    },
    async listFolders(path) {
      const entries = (await ifExists(readdir(absolutePathOf(path), { withFileTypes: true }))) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

const temporaryPath = (path: string) => `${path}.making-${process.pid}-${randomBytes(4).toString('hex')}`

/**
 * Returns the milliseconds by which the clock that dates the files is ahead of this machine's: a mounted folder has
 * its server's clock, and the difference must not make a lock look expired. Returns undefined when nothing can be
 * written.
 */
async function measureClockOffset(folder: string): Promise<number | undefined> {
  const probe = temporaryPath(join(folder, 'clock'))
  try {
    const startMs = Date.now()
    await writeFile(probe, '')
    return (await stat(probe)).mtimeMs - startMs
  } catch {
    return undefined
  } finally {
    await rm(probe, { force: true })
  }
}

async function listedFileAt(folder: string, file: string, nowMs: number): Promise<ListedFile | undefined> {
  const stats = await ifExists(stat(file))
  return stats && { name: relative(folder, file).split(sep).join('/'), ageMs: nowMs - stats.mtimeMs }
}

/** Returns undefined for a path that does not exist or goes through a file. */
async function ifExists<Value>(result: Promise<Value>): Promise<Value | undefined> {
  try {
    return await result
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) return undefined
    throw failure
  }
}
