import { hkdfSync } from 'node:crypto'

/** Exit codes of a process that does not start because of its master key. */
export const masterKeyExitCode = { weak: 78, wrong: 77 } as const

/** Thrown for an unusable master key. `weak`: it is not 32 random bytes; `wrong`: this database uses another key. */
export class MasterKeyError extends Error {
  readonly exitCode: number

  constructor(reason: keyof typeof masterKeyExitCode, message: string) {
    super(message)
    this.exitCode = masterKeyExitCode[reason]
  }
}

const keyBytes = 32
/** The chance that 32 random bytes have fewer distinct values is below 1 in 10^30. */
const minDistinctBytes = 8

/** Returns the key if it is 32 random-looking bytes in base64; throws MasterKeyError otherwise. */
export function requireStrongMasterKey(text: string, name = 'MASTER_KEY'): string {
  const trimmedKey = text.trim()
  const bytes = Buffer.from(trimmedKey, 'base64')
  const isBase64 = /^[\w+/-]{43}=?$/.test(trimmedKey)
  if (isBase64 && bytes.length === keyBytes && new Set(bytes).size >= minDistinctBytes) return trimmedKey
  throw new MasterKeyError(
    'weak',
    `${name} is weak: it must be ${keyBytes} random bytes in base64. Make one with: openssl rand -base64 ${keyBytes}`,
  )
}

/**
 * Computes the check value that the database stores: it identifies the key and reveals neither the key nor the keys
 * derived from it.
 */
export const checkValueOf = (masterKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'complice master key check', 32))
