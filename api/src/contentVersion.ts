import { createHash } from 'node:crypto'

/** Computes the version of a row that has no version counter: a hash of the given columns. */
export const contentVersion = (columns: object): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 16)
