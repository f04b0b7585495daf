/** Stores files that are too big for the database: encrypted bytes under a key, `tenantId/fileId`. */
export interface FileStore {
  /** Writes atomically; the file is durable once the promise resolves. */
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Returns undefined if the file does not exist. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Succeeds even if the file does not exist. */
  delete: (key: string) => Promise<void>
}
