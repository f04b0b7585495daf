/**
 * The files that browsers read, in a folder that a web server serves or in a bucket.
 * Paths are URL paths without the first slash: `mf/agenda/channel.json`.
 */
export interface Store {
  /** The folder or the bucket's address, as shown in messages. */
  readonly location: string
  read(path: string): Promise<StoredFile | undefined>
  /**
   * Writes atomically. With `replacing`, writes only over the file with that tag (`noFileTag`: only a
   * new file); throws `WriteConflict` when the store can detect that another process has written
   * in the meantime.
   */
  write(path: string, content: Buffer, replacing?: string): Promise<void>
  remove(path: string): Promise<void>
  /**
   * Copies a local folder into the store. The manifest is written last, because readers ignore a
   * folder without a manifest.
   */
  add(path: string, from: string, manifest: string): Promise<void>
  removeFolder(path: string): Promise<void>
  /** Returns the files under a folder, at any depth. */
  list(path: string): Promise<ListedFile[]>
  /** Returns the names of the folders directly in a folder. */
  listFolders(path: string): Promise<string[]>
}

export interface StoredFile {
  content: Buffer
  tag: string
}

export interface ListedFile {
  /** The path relative to the folder. */
  name: string
  /** Milliseconds since the file was written, by the store's own clock. */
  ageMs: number
}

/** Value of `replacing` for a file that must not exist yet. */
export const noFileTag = 'absent'

export class WriteConflict extends Error {
  constructor(path: string) {
    super(`${path} was written by another process in the meantime`)
  }
}
