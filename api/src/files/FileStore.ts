/** Where files lie that are too big for the database: sealed bytes under a key, `tenant/file`. */
export interface FileStore {
  /** Whole or not at all, and on the disk once it is answered. */
  put: (key: string, bytes: Buffer) => Promise<void>
  get: (key: string) => Promise<Buffer | undefined>
  /** Also right when there is none. */
  delete: (key: string) => Promise<void>
}
