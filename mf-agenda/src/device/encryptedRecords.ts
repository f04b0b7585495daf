import { withDeviceRecords, type DeviceRecord } from 'shared/session'
import { getLastAccountId } from './getLastAccountId.ts'
import { loadMemberRecordKey, type RecordKey } from './loadMemberRecordKey.ts'

/** Length of a nonce (96 bits), as recommended for AES-GCM. */
const nonceBytes = 12

/**
 * Encrypts a value with the member's key. The path is authenticated too, so that a record cannot be moved to another
 * path.
 */
async function encrypt(path: string, value: unknown, { key }: RecordKey): Promise<DeviceRecord> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const additionalData = new TextEncoder().encode(path)
  const plaintext = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, plaintext)
  return { path, nonce, sealed }
}

async function decrypt({ path, nonce, sealed }: DeviceRecord, { key }: RecordKey): Promise<unknown> {
  const additionalData = new TextEncoder().encode(path)
  const plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, sealed)
  return JSON.parse(new TextDecoder().decode(plaintext))
}

/** Returns the range of the paths that begin with `prefix`. */
const pathRange = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/**
 * Encrypted records of one kind on the device. `isOfKind` rejects values that an earlier version of the page stored
 * in another shape.
 */
export function createEncryptedRecords<T>(kind: string, isOfKind: (value: unknown) => value is T) {
  const pathOf = (account: string, id: string) => `${account}/${kind}/${id}`
  return {
    /** Stores a value. A key obtained earlier (`recordKey`) can be used after a sign-out. */
    async store(id: string, value: T, recordKey?: RecordKey): Promise<void> {
      const encryptionKey = recordKey ?? (await loadMemberRecordKey())
      const record = await encrypt(pathOf(encryptionKey.accountId, id), value, encryptionKey)
      await withDeviceRecords((database) => database.put('records', record))
    },

    /**
     * Returns this member's records whose id begins with `idPrefix`; never another member's. Skips records that
     * cannot be decrypted, because they are damaged or were encrypted with a former key.
     */
    async read(idPrefix = ''): Promise<{ id: string; value: T }[]> {
      const [kindPrefix, prefix] = [pathOf(getLastAccountId(), ''), pathOf(getLastAccountId(), idPrefix)]
      const records = await withDeviceRecords((database) => database.getAll('records', pathRange(prefix)))
      if (records.length === 0) return []
      const encryptionKey = await loadMemberRecordKey()
      const results = await Promise.allSettled(records.map((record) => decrypt(record, encryptionKey)))
      return records.flatMap(({ path }, index) => {
        const result = results[index]
        return result?.status === 'fulfilled' && isOfKind(result.value)
          ? [{ id: path.slice(kindPrefix.length), value: result.value }]
          : []
      })
    },

    remove: (id: string): Promise<void> =>
      withDeviceRecords((database) => database.delete('records', pathOf(getLastAccountId(), id))),

    /** Removes this member's records whose id begins with `idPrefix`. */
    removeAll: (idPrefix: string): Promise<void> =>
      withDeviceRecords((database) => database.delete('records', pathRange(pathOf(getLastAccountId(), idPrefix)))),
  }
}

/** Returns whether the device stores records of these kinds, of any member. */
export const hasRecords = async (kinds: readonly string[]): Promise<boolean> =>
  (await withDeviceRecords((database) => database.getAllKeys('records'))).some((path) =>
    kinds.some((kind) => path.includes(`/${kind}/`)),
  )
