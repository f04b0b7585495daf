/**
 * Where what browsers read lies: a folder a web server serves, or a bucket.
 * Paths are the origin's, without the first slash: `mf/agenda/channel.json`.
 */
export interface Store {
  /** For sentences: the folder, or the bucket's address. */
  readonly place: string
  read(path: string): Promise<Found | undefined>
  /**
   * Whole or not at all. With `over`, only in the place of the file of that tag (`absent`: of none);
   * throws `Overtaken` when it can tell that another one wrote meanwhile.
   */
  write(path: string, content: Buffer, over?: string): Promise<void>
  remove(path: string): Promise<void>
  /** A folder of this machine under its final name: nobody sees it before its manifest is there. */
  add(path: string, from: string, manifest: string): Promise<void>
  removeFolder(path: string): Promise<void>
  /** The files under a folder, however deep. */
  list(path: string): Promise<Entry[]>
  /** The names of the folders that lie right in a folder. */
  folders(path: string): Promise<string[]>
}

export interface Found {
  content: Buffer
  tag: string
}

export interface Entry {
  /** From the folder on. */
  name: string
  /** Milliseconds since it was written, by the store's own clock. */
  age: number
}

export const absent = 'absent'

export class Overtaken extends Error {
  constructor(path: string) {
    super(`${path} was written by another one meanwhile`)
  }
}
