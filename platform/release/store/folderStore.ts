import { randomBytes } from 'node:crypto'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { sha384 } from '../../build/files.ts'
import { hasCode } from '../../postgres/hasCode.ts'
import { noFileTag, WriteConflict } from './Store.ts'
import type { ListedFile, StoredFile, Store } from './Store.ts'

/** A local folder, or one that several machines mount. */
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
      const temporary = temporaryPath(absolutePathOf(path))
      const file = await open(temporary, 'w')
      try {
        await file.writeFile(content)
        // Without the sync, a power cut may leave an empty file under the new name. Pages need none,
        // because they can be composed again.
        if (path.endsWith('.json')) await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, absolutePathOf(path))
    },
    remove: (path) => rm(absolutePathOf(path), { force: true }),
    async add(path, from, manifest) {
      const temporary = temporaryPath(absolutePathOf(path))
      await cp(from, temporary, { recursive: true })
      // Another process has already added this build, which may be live by now.
      if (await read(`${path}/${manifest}`)) return rm(temporary, { recursive: true })
      // Removes what an interrupted upload left behind.
      await rm(absolutePathOf(path), { recursive: true, force: true })
      return rename(temporary, absolutePathOf(path))
    },
    async removeFolder(path) {
      const temporary = temporaryPath(absolutePathOf(path))
      await ifExists(rename(absolutePathOf(path), temporary))
      await rm(temporary, { recursive: true, force: true })
    },
    async list(path) {
      const entries = (await ifExists(readdir(absolutePathOf(path), { recursive: true, withFileTypes: true }))) ?? []
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      if (files.length === 0) return []
      clockOffsetMs ??= await measureClockOffset(folder)
      const now = Date.now() + (clockOffsetMs ?? 0)
      return (await Promise.all(files.map((file) => entryOf(absolutePathOf(path), file, now)))).filter(
        (entry) => entry !== undefined,
      )
    },
    async folders(path) {
      const entries = (await ifExists(readdir(absolutePathOf(path), { withFileTypes: true }))) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

const temporaryPath = (path: string) => `${path}.making-${process.pid}-${randomBytes(4).toString('hex')}`

/**
 * Milliseconds by which the clock that dates the files is ahead of this machine's: a mounted folder
 * has its server's clock, and a lock must not look expired because the two differ. Undefined when
 * nothing can be written.
 */
async function measureClockOffset(folder: string): Promise<number | undefined> {
  const probe = temporaryPath(join(folder, 'clock'))
  try {
    const before = Date.now()
    await writeFile(probe, '')
    return (await stat(probe)).mtimeMs - before
  } catch {
    return undefined
  } finally {
    await rm(probe, { force: true })
  }
}

async function entryOf(folder: string, file: string, now: number): Promise<ListedFile | undefined> {
  const found = await ifExists(stat(file))
  return found && { name: relative(folder, file).split(sep).join('/'), ageMs: now - found.mtimeMs }
}

/** Undefined for a path that does not exist or goes through a file. */
async function ifExists<Value>(result: Promise<Value>): Promise<Value | undefined> {
  try {
    return await result
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) return undefined
    throw failure
  }
}
