import { openDB, type DBSchema } from 'idb'
import { isRecord } from 'shared/domain/isRecord'
import { accountId } from './accountId.ts'
import { deviceKey } from './deviceKey.ts'
import type { KeptSheet } from './KeptSheet.ts'
import type { PendingLine } from './PendingLine.ts'

/** What is kept on the device, by its kind. */
interface Kept {
  line: PendingLine
  sheet: KeptSheet
}
type Kind = keyof Kept

/** What was kept by a former version of the page may be of another shape. */
const isKept: { [K in Kind]: (value: unknown) => value is Kept[K] } = {
  line: (value): value is PendingLine =>
    isRecord(value) && typeof value.sessionId === 'string' && isRecord(value.input),
  sheet: (value): value is KeptSheet =>
    isRecord(value) &&
    typeof value.openedOn === 'string' &&
    isRecord(value.sheet) &&
    Array.isArray(value.sheet.sessions),
}

interface SealedRecord {
  /** The account it belongs to, its kind and its id: nothing else of it is readable without the member's key. */
  path: string
  nonce: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

interface Schema extends DBSchema {
  records: { key: string; value: SealedRecord }
}

const opened = () =>
  openDB<Schema>('complice', 1, {
    upgrade: (database) => void database.createObjectStore('records', { keyPath: 'path' }),
  })

/** Closes the database after each use: an open one would keep another tab from a later version of it. */
async function withDatabase<T>(act: (database: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
  const database = await opened()
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

const pathOf = (kind: Kind, id: string) => `${accountId()}/${kind}/${id}`

/** Keeps a value on the device, sealed with the member's key and tied to its place. */
export async function keepRecord<K extends Kind>(kind: K, id: string, value: Kept[K]): Promise<void> {
  const path = pathOf(kind, id)
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(path)
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, await deviceKey(), text)
  await withDatabase((database) => database.put('records', { path, nonce, sealed }))
}

/** Undefined where it is of another shape. */
async function openRecord<K extends Kind>(
  kind: K,
  { path, nonce, sealed }: SealedRecord,
): Promise<Kept[K] | undefined> {
  const additionalData = new TextEncoder().encode(path)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, await deviceKey(), sealed)
  const value: unknown = JSON.parse(new TextDecoder().decode(text))
  return isKept[kind](value) ? value : undefined
}

/** What this member has kept of one kind, as far as it can be read. Those of others on the same device are neither counted nor opened. */
export async function keptRecords<K extends Kind>(kind: K): Promise<{ id: string; value: Kept[K] }[]> {
  const prefix = pathOf(kind, '')
  const records = await withDatabase((database) =>
    database.getAll('records', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  )
  const read = await Promise.all(
    records.map(async (record) => ({ id: record.path.slice(prefix.length), value: await openRecord(kind, record) })),
  )
  return read.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]))
}

export const removeRecord = (kind: Kind, id: string): Promise<void> =>
  withDatabase((database) => database.delete('records', pathOf(kind, id)))

/** Whether anything of this kind waits on the device, whoever's it is. */
export const hasRecords = async (kind: Kind): Promise<boolean> =>
  (await withDatabase((database) => database.getAllKeys('records'))).some((path) => path.includes(`/${kind}/`))
