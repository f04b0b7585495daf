import { openSync } from 'node:fs'

/**
 * Opens a file for the output of a child process. If the file cannot be opened, for instance on a full disk, the
 * output is dropped.
 */
export function openLogFile(file: string): number | 'ignore' {
  try {
    return openSync(file, 'a')
  } catch {
    return 'ignore'
  }
}
