import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Tx } from '../db.ts'

/** The table, column and row that a value is encrypted for: the value cannot be decrypted for any other. */
interface FieldLocation {
  tenantId: string
  table: string
  column: string
  id: string
}

const nonceBytes = 12
const tagBytes = 16

function encrypt(key: Buffer, clear: Buffer, fieldContext: string, nonce: Buffer = randomBytes(nonceBytes)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(fieldContext))
  return Buffer.concat([nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, encrypted: Buffer, fieldContext: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes)).setAAD(
    Buffer.from(fieldContext),
  )
  decipher.setAuthTag(encrypted.subarray(-tagBytes))
  const decrypted = decipher.update(encrypted.subarray(nonceBytes, -tagBytes))
  // Checks the tag; in this mode it returns no further bytes, so that a recording is not copied once more.
  decipher.final()
  return decrypted
}

/** A nonce derived from the text and its field, so that two texts never share a nonce. */
const repeatableNonce = (key: Buffer, clear: Buffer, fieldContext: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'complice repeatable nonces', 32)))
    .update(`${fieldContext}|`)
    .update(clear)
    .digest()
    .subarray(0, nonceBytes)

const tenantKeyContext = (tenantId: string) => `tenant-key|${tenantId}`

const fieldContext = ({ tenantId, table, column, id }: FieldLocation) => [tenantId, table, column, id].join('|')

/** Encrypts and decrypts a practice's data with its own key (AES-256-GCM), bound to table, column and row. */
export interface FieldCipher {
  encrypt: (text: string, location: Omit<FieldLocation, 'tenantId'>) => Buffer
  /** Returns the same bytes for the same text in the same field, so that the database can tell whether it changed. */
  encryptDeterministically: (text: string, location: Omit<FieldLocation, 'tenantId'>) => Buffer
  /** Returns '' for null. */
  decrypt: (encrypted: Buffer | null, location: Omit<FieldLocation, 'tenantId'>) => string
  /** Encrypts bytes instead of a text, e.g. a recording. */
  encryptBytes: (bytes: Buffer, location: Omit<FieldLocation, 'tenantId'>) => Buffer
  decryptBytes: (encrypted: Buffer, location: Omit<FieldLocation, 'tenantId'>) => Buffer
  /**
   * Returns a key of 32 bytes for a member's devices, derived from the practice's key: it decrypts no data of the
   * practice, and changes when the practice's key is replaced.
   */
  deviceKey: (accountId: string) => Buffer
}

export interface Encryption {
  /** Returns a new practice's key, wrapped by the master key, for `tenant.sealing_key`. */
  newTenantKey: (tenantId: string) => Buffer
  /** Returns the cipher of a practice; the transaction must be set to this practice. */
  cipherOf: (tx: Tx, tenantId: string) => Promise<FieldCipher>
}

const wrappingKeyOf = (masterKey: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'complice practice keys', 32))

/** Returns whether this master key unwraps a practice's key. */
export function canUnwrapPracticeKey(masterKey: string, tenantId: string, wrappedKey: Buffer): boolean {
  try {
    return decrypt(wrappingKeyOf(masterKey), wrappedKey, tenantKeyContext(tenantId)).length > 0
  } catch {
    return false
  }
}

/** Returns a practice's key wrapped by the next master key; throws if the former master key did not wrap it. */
export const rewrapPracticeKey = (
  tenantId: string,
  wrappedKey: Buffer,
  { formerKey, nextKey }: { formerKey: string; nextKey: string },
): Buffer =>
  encrypt(
    wrappingKeyOf(nextKey),
    decrypt(wrappingKeyOf(formerKey), wrappedKey, tenantKeyContext(tenantId)),
    tenantKeyContext(tenantId),
  )

export function createEncryption(masterKey: string): Encryption {
  const wrappingKey = wrappingKeyOf(masterKey)
  return {
    newTenantKey: (tenantId) => encrypt(wrappingKey, randomBytes(32), tenantKeyContext(tenantId)),
    cipherOf: async (tx, tenantId) => {
      const { sealing_key } = await tx
        .selectFrom('tenant')
        .select('sealing_key')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow()
      const key = decrypt(wrappingKey, sealing_key, tenantKeyContext(tenantId))
      return {
        encrypt: (text, location) => encrypt(key, Buffer.from(text, 'utf8'), fieldContext({ ...location, tenantId })),
        encryptDeterministically: (text, location) => {
          const [clear, field] = [Buffer.from(text, 'utf8'), fieldContext({ ...location, tenantId })]
          return encrypt(key, clear, field, repeatableNonce(key, clear, field))
        },
        decrypt: (encrypted, location) =>
          encrypted ? decrypt(key, encrypted, fieldContext({ ...location, tenantId })).toString('utf8') : '',
        encryptBytes: (bytes, location) => encrypt(key, bytes, fieldContext({ ...location, tenantId })),
        decryptBytes: (encrypted, location) => decrypt(key, encrypted, fieldContext({ ...location, tenantId })),
        deviceKey: (accountId) => Buffer.from(hkdfSync('sha256', key, '', `complice device key|${accountId}`, 32)),
      }
    },
  }
}
