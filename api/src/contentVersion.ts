import { createHash } from 'node:crypto'

/** Computes the version of a row without a counter: a hash that changes with any of these columns. */
export const contentVersion = (columns: object): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 16)
