import { openDB, type DBSchema } from 'idb'
import { accountId } from './accountId.ts'
import { readMemberKey, type MemberKey } from './memberKey.ts'

interface EncryptedRecord {
  /** The account it belongs to, its kind and its id: nothing else of it is readable without the member's key. */
  path: string
  nonce: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

interface Schema extends DBSchema {
  records: { key: string; value: EncryptedRecord }
}

const openDatabase = () =>
  openDB<Schema>('complice', 1, {
    upgrade: (database) => void database.createObjectStore('records', { keyPath: 'path' }),
  })

/** Closes the database after each use: an open one would keep another tab from a later version of it. */
async function withDatabase<T>(act: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

/** Encrypts a value with the member's key, bound to its path. */
async function encrypt(path: string, value: unknown, { key }: MemberKey): Promise<EncryptedRecord> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(path)
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { path, nonce, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, text) }
}

async function decrypt({ path, nonce, sealed }: EncryptedRecord, { key }: MemberKey): Promise<unknown> {
  const additionalData = new TextEncoder().encode(path)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, sealed)
  return JSON.parse(new TextDecoder().decode(text))
}

/** The range of the paths that begin with `prefix`. */
const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/**
 * Encrypted records of one kind that members store on the device. A former version of the page may have stored another
 * shape: `isOfKind` tells which records can be read.
 */
export function encryptedRecords<T>(kind: string, isOfKind: (value: unknown) => value is T) {
  const pathOf = (account: string, id: string) => `${account}/${kind}/${id}`
  return {
    /** Stores a record. `knownKey`: the key that was read before, which still encrypts after a sign-out. */
    async keep(id: string, value: T, knownKey?: MemberKey): Promise<void> {
      const memberKey = knownKey ?? (await readMemberKey())
      const record = await encrypt(pathOf(memberKey.accountId, id), value, memberKey)
      await withDatabase((database) => database.put('records', record))
    },

    /**
     * Returns this member's records whose id begins with `idPrefix`. Other members' records on the device are not read.
     * Skips a record that cannot be decrypted, because it is damaged or encrypted with a former key.
     */
    async read(idPrefix = ''): Promise<{ id: string; value: T }[]> {
      const [root, prefix] = [pathOf(accountId(), ''), pathOf(accountId(), idPrefix)]
      const records = await withDatabase((database) => database.getAll('records', below(prefix)))
      if (records.length === 0) return []
      const memberKey = await readMemberKey()
      const opened = await Promise.allSettled(records.map((record) => decrypt(record, memberKey)))
      return records.flatMap(({ path }, index) => {
        const result = opened[index]
        return result?.status === 'fulfilled' && isOfKind(result.value)
          ? [{ id: path.slice(root.length), value: result.value }]
          : []
      })
    },

    remove: (id: string): Promise<void> =>
      withDatabase((database) => database.delete('records', pathOf(accountId(), id))),

    /** Removes this member's records whose id begins with `idPrefix`. */
    removeAll: (idPrefix: string): Promise<void> =>
      withDatabase((database) => database.delete('records', below(pathOf(accountId(), idPrefix)))),
  }
}

/** Whether the device stores records of these kinds, of any member. */
export const hasRecords = async (kinds: readonly string[]): Promise<boolean> =>
  (await withDatabase((database) => database.getAllKeys('records'))).some((path) =>
    kinds.some((kind) => path.includes(`/${kind}/`)),
  )
