import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { mockResponse } from 'shared/testing'
import { loadMemberRecordKey } from '../device/loadMemberRecordKey.ts'
import { storeChunk } from '../sessions/audio/pending/storedRecordings.ts'
import type { PendingRecording } from '../sessions/audio/pending/PendingRecording.ts'
import { readPendingRecordings, removePendingRecording } from '../sessions/audio/pending/pendingRecordings.ts'
import { installLocks } from './fakeLocks.ts'

/** Adds to jsdom the browser APIs that encrypted records need, with an empty database. */
export function prepareDevice(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  // All test files share the fake database, so each begins with a new one.
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true })
  installLocks()
}

export const mockDeviceKey = (byte = 7) =>
  mockResponse('GET /user/device-key', 200, { key: Buffer.alloc(32, byte).toString('base64') })

/** Removes the signed-in member's unsent recordings. */
export async function emptyDevice(): Promise<void> {
  for (const { id } of await readPendingRecordings()) await removePendingRecording(id)
}

/** Stores a recording on the device but not in memory, as after its document was closed. */
export async function storeFromClosedDocument(recording: PendingRecording, ...chunks: string[]): Promise<void> {
  const recordKey = await loadMemberRecordKey()
  for (const [index, chunk] of chunks.entries()) await storeChunk(recording, index, new Blob([chunk]), recordKey)
}
