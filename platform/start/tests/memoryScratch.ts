import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps it in memory. */
const memoryFolder = '/dev/shm'
const prefix = 'complice-scratch-'

/** The databases of three workers, a product and the releases of the journeys take a tenth of it; Chromium and the workers need memory, too. */
const neededBytes = 4 * 1024 ** 3

/**
 * Puts the temporary files of this process and of those it starts in memory, where there is room, until it exits. On a
 * disk, whoever makes a file steps over all that were deleted within seconds: half of PostgreSQL's processor time in the
 * API's tests, which make and drop a database of a thousand files for each of theirs.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || tmpdir().startsWith(memoryFolder) || !hasRoom()) return
  removeAbandoned()
  const folder = mkdtempSync(join(memoryFolder, `${prefix}${process.pid}-`))
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes
}

/** Of runs that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryFolder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(memoryFolder, name), { recursive: true, force: true })
  }
}
