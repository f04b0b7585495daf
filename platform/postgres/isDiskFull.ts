import { statfsSync } from 'node:fs'

/** The space that a server needs to start: a segment of its write-ahead log. */
const neededBytes = 16 * 1024 * 1024

/** Returns whether the disk of a folder is too full for a server to start. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes
}
