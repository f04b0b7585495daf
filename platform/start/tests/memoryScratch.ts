import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of a file system in memory, on Linux. */
const memoryFolder = '/dev/shm'
const prefix = 'complice-scratch-'

/** The databases of the API's tests take 250 MB of memory; Chromium and the test workers need memory, too. */
const neededBytes = 4 * 1024 ** 3

/**
 * Puts the temporary files of this process and its children in memory, if there is enough of it, until the process
 * exits. On a disk, creating a file skips all recently deleted files. That took half of PostgreSQL's processor time in
 * the API's tests, because each test file creates and drops a database of a thousand files.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || tmpdir().startsWith(memoryFolder) || !hasEnoughMemory()) return
  removeAbandonedFolders(memoryFolder)
  const folder = mkdtempSync(join(memoryFolder, `${prefix}${process.pid}-`))
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasEnoughMemory(): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
}

/** Removes the folders of killed runs of this user. */
export function removeAbandonedFolders(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    const path = join(folder, name)
    // Skips folders of other users, and folders that a concurrent run has already removed.
    if (statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.())
      rmSync(path, { recursive: true, force: true })
  }
}
