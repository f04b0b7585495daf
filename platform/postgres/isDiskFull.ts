import { statfsSync } from 'node:fs'

/** Space that a server needs to start: a segment of its write-ahead log. */
const neededBytes = 16 * 1024 * 1024

/** Whether the disk of a folder is too full to work. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes
}
