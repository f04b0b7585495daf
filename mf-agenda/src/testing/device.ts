import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { mockResponse } from 'shared/testing'
import { readMemberKey } from '../device/memberKey.ts'
import { keepSlice } from '../sessions/audio/pending/keptRecordings.ts'
import type { PendingRecording } from '../sessions/audio/pending/PendingRecording.ts'
import { readPendingRecordings, removePendingRecording } from '../sessions/audio/pending/pendingRecordings.ts'
import { installLocks } from './fakeLocks.ts'

/** Adds to jsdom the browser features that encrypted records need, with an empty database. */
export function prepareDevice(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  // The package keeps one for all files of tests.
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true })
  installLocks()
}

export const mockDeviceKey = (byte = 7) =>
  mockResponse('GET /user/device-key', 200, { key: Buffer.alloc(32, byte).toString('base64') })

/** The signed-in member has nothing to send any more. */
export async function emptyDevice(): Promise<void> {
  for (const { id } of await readPendingRecordings()) await removePendingRecording(id)
}

/** Keeps a recording as a document did that is gone: nothing of it is in memory. */
export async function keepFromFormerDocument(recording: PendingRecording, ...slices: string[]): Promise<void> {
  const memberKey = await readMemberKey()
  for (const [index, slice] of slices.entries()) await keepSlice(recording, index, new Blob([slice]), memberKey)
}
