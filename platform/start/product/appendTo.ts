import { openSync } from 'node:fs'

/**
 * Opens a file for a child process's output; where it cannot be opened, for instance on a full
 * disk, the output is dropped.
 */
export function appendTo(file: string): number | 'ignore' {
  try {
    return openSync(file, 'a')
  } catch {
    return 'ignore'
  }
}
