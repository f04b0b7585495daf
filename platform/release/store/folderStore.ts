import { randomBytes } from 'node:crypto'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { sha384 } from '../../build/files.ts'
import { hasCode } from '../../postgres/hasCode.ts'
import { absent, Overtaken } from './Store.ts'
import type { Entry, Found, Store } from './Store.ts'

/** A folder of this machine, or one that several machines mount. */
export function folderStore(folder: string): Store {
  const at = (path: string) => join(folder, path)

  const read = async (path: string): Promise<Found | undefined> => {
    const content = await ifThere(readFile(at(path)))
    return content && { content, tag: sha384(content) }
  }

  return {
    place: folder,
    read,
    async write(path, content, over) {
      if (over !== undefined && ((await read(path))?.tag ?? absent) !== over) throw new Overtaken(path)
      await mkdir(dirname(at(path)), { recursive: true })
      const making = unfinished(at(path))
      const file = await open(making, 'w')
      try {
        await file.writeFile(content)
        // Else a power cut may leave the new name on an empty file; what is composed can be composed again.
        if (path.endsWith('.json')) await file.sync()
      } finally {
        await file.close()
      }
      await rename(making, at(path))
    },
    remove: (path) => rm(at(path), { force: true }),
    async add(path, from, manifest) {
      const making = unfinished(at(path))
      await cp(from, making, { recursive: true })
      // Another one was quicker, and its build may be live by now.
      if (await read(`${path}/${manifest}`)) return rm(making, { recursive: true })
      // What an upload that was cut short may have left.
      await rm(at(path), { recursive: true, force: true })
      return rename(making, at(path))
    },
    async removeFolder(path) {
      const going = unfinished(at(path))
      await ifThere(rename(at(path), going))
      await rm(going, { recursive: true, force: true })
    },
    async list(path) {
      const entries = (await ifThere(readdir(at(path), { recursive: true, withFileTypes: true }))) ?? []
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return (await Promise.all(files.map((file) => dated(at(path), file)))).filter((entry) => entry !== undefined)
    },
    async folders(path) {
      const entries = (await ifThere(readdir(at(path), { withFileTypes: true }))) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

const unfinished = (path: string) => `${path}.making-${process.pid}-${randomBytes(4).toString('hex')}`

async function dated(folder: string, file: string): Promise<Entry | undefined> {
  const found = await ifThere(stat(file))
  return found && { name: relative(folder, file).split(sep).join('/'), age: Date.now() - found.mtimeMs }
}

/** Nothing is under a name that is not there, nor under one that is a file's. */
async function ifThere<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) return undefined
    throw failure
  }
}
