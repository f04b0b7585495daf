import { statfsSync } from 'node:fs'

/** A server needs this much to start: a segment of its write-ahead log. */
const neededBytes = 16 * 1024 * 1024

/** Whether there is no room to work on the disk of a folder. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes
}
