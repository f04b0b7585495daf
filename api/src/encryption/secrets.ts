import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess, for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 the database stores of a secret: enough to compare, nothing to use. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
