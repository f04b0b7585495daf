import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Tx } from '../db.ts'

/** The table, column and row a value is sealed for; it can be opened for no other. */
interface SealContext {
  tenantId: string
  table: string
  column: string
  id: string
}

const nonceBytes = 12
const tagBytes = 16

function seal(key: Buffer, clear: Buffer, context: string, nonce: Buffer = randomBytes(nonceBytes)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

/** The same for the same text in the same field, and for no other: a nonce never serves two texts. */
const repeatableNonce = (key: Buffer, clear: Buffer, context: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'complice repeatable nonces', 32)))
    .update(`${context}|`)
    .update(clear)
    .digest()
    .subarray(0, nonceBytes)

const about = (tenantId: string) => `tenant-key|${tenantId}`

const context = ({ tenantId, table, column, id }: SealContext) => [tenantId, table, column, id].join('|')

/** Seals and opens a practice's notes under its own key (AES-256-GCM), tied to table, column and row. */
export interface Seal {
  close: (text: string, sealContext: Omit<SealContext, 'tenantId'>) => Buffer
  /** The same text in the same field gives the same bytes, so that the database sees whether it changed. */
  closeRepeatably: (text: string, sealContext: Omit<SealContext, 'tenantId'>) => Buffer
  open: (sealed: Buffer | null, sealContext: Omit<SealContext, 'tenantId'>) => string
  /** Bytes instead of text: a recording. */
  closeBytes: (bytes: Buffer, sealContext: Omit<SealContext, 'tenantId'>) => Buffer
  openBytes: (sealed: Buffer, sealContext: Omit<SealContext, 'tenantId'>) => Buffer
  /** A key of 32 bytes for a member's devices, which opens nothing of the practice. It ends with the practice's key. */
  deviceKey: (accountId: string) => Buffer
}

export interface Sealing {
  /** A new practice's key, wrapped by the master key, for `tenant.sealing_key`. */
  newKey: (tenantId: string) => Buffer
  /** The seal of the practice the transaction is set to. */
  of: (tx: Tx, tenantId: string) => Promise<Seal>
}

const wrappingKeyOf = (masterKey: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'complice practice keys', 32))

/** Whether a practice's key was wrapped by this master key. */
export function opensPracticeKey(masterKey: string, tenantId: string, wrapped: Buffer): boolean {
  try {
    return open(wrappingKeyOf(masterKey), wrapped, about(tenantId)).length > 0
  } catch {
    return false
  }
}

/** A practice's key, wrapped by the next master key; throws where the former one did not wrap it. */
export const rewrapPracticeKey = (
  tenantId: string,
  wrapped: Buffer,
  { former, next }: { former: string; next: string },
): Buffer => seal(wrappingKeyOf(next), open(wrappingKeyOf(former), wrapped, about(tenantId)), about(tenantId))

export function sealingWith(masterKey: string): Sealing {
  const wrapping = wrappingKeyOf(masterKey)
  return {
    newKey: (tenantId) => seal(wrapping, randomBytes(32), about(tenantId)),
    of: async (tx, tenantId) => {
      const { sealing_key } = await tx
        .selectFrom('tenant')
        .select('sealing_key')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow()
      const key = open(wrapping, sealing_key, about(tenantId))
      return {
        close: (text, sealContext) => seal(key, Buffer.from(text, 'utf8'), context({ ...sealContext, tenantId })),
        closeRepeatably: (text, sealContext) => {
          const [clear, field] = [Buffer.from(text, 'utf8'), context({ ...sealContext, tenantId })]
          return seal(key, clear, field, repeatableNonce(key, clear, field))
        },
        open: (sealed, sealContext) =>
          sealed ? open(key, sealed, context({ ...sealContext, tenantId })).toString('utf8') : '',
        closeBytes: (bytes, sealContext) => seal(key, bytes, context({ ...sealContext, tenantId })),
        openBytes: (sealed, sealContext) => open(key, sealed, context({ ...sealContext, tenantId })),
        deviceKey: (accountId) => Buffer.from(hkdfSync('sha256', key, '', `complice device key|${accountId}`, 32)),
      }
    },
  }
}
