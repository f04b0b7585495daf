/**
 * The files that browsers read: a folder that a web server serves, or a bucket.
 * Paths are URL paths without the first slash: `mf/agenda/channel.json`.
 */
export interface Store {
  /** The folder, or the bucket's address, for messages. */
  readonly location: string
  read(path: string): Promise<Found | undefined>
  /**
   * Writes atomically. With `replacing`, only over the file with that tag (`absent`: only a new
   * file); throws `WriteConflict` when it can tell that another process has written in the
   * meantime.
   */
  write(path: string, content: Buffer, replacing?: string): Promise<void>
  remove(path: string): Promise<void>
  /**
   * Copies a local folder to its final path, the manifest last: before that, readers do not see the
   * build.
   */
  add(path: string, from: string, manifest: string): Promise<void>
  removeFolder(path: string): Promise<void>
  /** The files under a folder, at any depth. */
  list(path: string): Promise<Entry[]>
  /** Names of the folders directly in a folder. */
  folders(path: string): Promise<string[]>
}

export interface Found {
  content: Buffer
  tag: string
}

export interface Entry {
  /** The path relative to the folder. */
  name: string
  /** Milliseconds since it was written, by the store's own clock. */
  ageMs: number
}

export const absent = 'absent'

export class WriteConflict extends Error {
  constructor(path: string) {
    super(`${path} was written by another process in the meantime`)
  }
}
