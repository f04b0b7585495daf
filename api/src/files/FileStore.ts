/** Stores files that are too big for the database: encrypted bytes under a key, `tenant/file`. */
export interface FileStore {
  /** Atomic, and durable once it settles. */
  put: (key: string, bytes: Buffer) => Promise<void>
  get: (key: string) => Promise<Buffer | undefined>
  /** Succeeds when there is none, too. */
  delete: (key: string) => Promise<void>
}
