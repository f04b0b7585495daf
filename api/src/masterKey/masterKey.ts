import { hkdfSync } from 'node:crypto'

/** The exit codes of a process that its master key keeps from starting. */
export const masterKeyExitCode = { weak: 78, wrong: 77 } as const

/** The master key cannot be used: `weak`, it is no 32 random bytes; `wrong`, it is not the one of this database. */
export class MasterKeyError extends Error {
  readonly exitCode: number

  constructor(reason: keyof typeof masterKeyExitCode, message: string) {
    super(message)
    this.exitCode = masterKeyExitCode[reason]
  }
}

const keyBytes = 32
/** 32 random bytes have fewer distinct values once in 10^30. */
const fewestDistinctBytes = 8

/** The key as it was given, if it is 32 bytes in base64 that look drawn at random; throws MasterKeyError otherwise. */
export function strongMasterKey(text: string, name = 'MASTER_KEY'): string {
  const given = text.trim()
  const bytes = Buffer.from(given, 'base64')
  const isBase64 = /^[\w+/-]{43}=?$/.test(given)
  if (isBase64 && bytes.length === keyBytes && new Set(bytes).size >= fewestDistinctBytes) return given
  throw new MasterKeyError(
    'weak',
    `${name} is weak: it must be ${keyBytes} random bytes in base64. Make one with: openssl rand -base64 ${keyBytes}`,
  )
}

/** What the database keeps of the key: enough to recognise it, nothing to derive it or its other keys from. */
export const checkValueOf = (masterKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'complice master key check', 32))
