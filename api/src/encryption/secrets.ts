import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 that the database stores of a secret: it can be compared but not used. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
