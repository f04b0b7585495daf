import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory on Linux. */
const memoryFolder = '/dev/shm'
const prefix = 'complice-scratch-'

/** The databases of the API's tests take 250 MB; Chromium and the workers need memory, too. */
const neededBytes = 4 * 1024 ** 3

/**
 * Puts the temporary files of this process and its children in memory, if there is room, until it
 * exits.
 * On a disk, creating a file skips all recently deleted ones, which took half of PostgreSQL's
 * processor time in the API's tests: each creates and drops a database of a thousand files.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || tmpdir().startsWith(memoryFolder) || !hasRoom()) return
  removeAbandoned(memoryFolder)
  const folder = mkdtempSync(join(memoryFolder, `${prefix}${process.pid}-`))
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
}

/** Removes folders left behind by killed runs of this user. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    const path = join(folder, name)
    // Folders of other users must not be removed; a run that starts at the same time may have
    // removed one already.
    if (statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.())
      rmSync(path, { recursive: true, force: true })
  }
}
