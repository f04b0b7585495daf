import { openSync } from 'node:fs'

/** A file to append to, as a child process's output; where it cannot be opened, on a full disk for instance, what is written is lost and nothing else. */
export function appendTo(file: string): number | 'ignore' {
  try {
    return openSync(file, 'a')
  } catch {
    return 'ignore'
  }
}
