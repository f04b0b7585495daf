import { openDB, type DBSchema } from 'idb'
import { storage } from './storage.ts'

/** A value on the device, encrypted with its member's key. */
export interface DeviceRecord {
  /** Account, kind and id of the record: everything else is encrypted. */
  path: string
  nonce: Uint8Array<ArrayBuffer>
  /** Encrypted value. */
  sealed: ArrayBuffer
}

interface Schema extends DBSchema {
  records: { key: string; value: DeviceRecord }
}

const openDatabase = () =>
  openDB<Schema>('complice', 1, {
    upgrade: (database) => void database.createObjectStore('records', { keyPath: 'path' }),
  })

/** Runs `action` on the database, then closes it: an open database would prevent another tab from upgrading it. */
export async function withDeviceRecords<T>(
  action: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await action(database)
  } finally {
    database.close()
  }
}

/** The kinds of records that are not sent to the server yet; the sound of a recording is stored in slices. */
const unsentKinds = ['line', 'recording', 'recordingSlice']

const kindOf = (path: string) => path.split('/')[1] ?? ''

const readPaths = () => withDeviceRecords((database) => database.getAllKeys('records'))

/** Counts the attendance lines and the audio comments of a member that are not sent yet. */
export async function countUnsent(account: string): Promise<{ lines: number; recordings: number }> {
  if (storage.read('complice.unsent') === null) return { lines: 0, recordings: 0 }
  const kinds = (await readPaths()).filter((path) => path.startsWith(`${account}/`)).map(kindOf)
  return {
    lines: kinds.filter((kind) => kind === 'line').length,
    recordings: kinds.filter((kind) => kind === 'recording').length,
  }
}

/**
 * Removes a member's records from the device; with `keepUnsent`, except the unsent ones. Removes the flag
 * `complice.unsent` if no unsent record of any member remains.
 */
export async function removeDeviceRecords(account: string, { keepUnsent }: { keepUnsent: boolean }): Promise<void> {
  const remainingPaths = await withDeviceRecords(async (database) => {
    const { store, done } = database.transaction('records', 'readwrite')
    for (const path of await store.getAllKeys()) {
      const isKept = keepUnsent && unsentKinds.includes(kindOf(path))
      if (path.startsWith(`${account}/`) && !isKept) await store.delete(path)
    }
    const paths = await store.getAllKeys()
    await done
    return paths
  })
  if (!remainingPaths.some((path) => unsentKinds.includes(kindOf(path)))) storage.remove('complice.unsent')
}
