import { isRecord } from 'shared/domain/isRecord'
import type { RecordKey } from '../../../device/loadMemberRecordKey.ts'
import { createEncryptedRecords } from '../../../device/encryptedRecords.ts'
import { markUnsent, clearUnsentMark } from '../../../device/unsent.ts'
import { dataUrlOf } from '../recording.ts'
import { listIdsBeingRecorded } from './beingRecorded.ts'
import type { PendingRecording } from './PendingRecording.ts'

const recordingRecords = createEncryptedRecords(
  'recording',
  (value): value is PendingRecording =>
    isRecord(value) &&
    [value.id, value.sessionId, value.startedAt, value.type].every((field) => typeof field === 'string'),
)

/** Sound in base64, in chunks of a few seconds, so that an interrupted recording lacks only its last chunk. */
const chunkRecords = createEncryptedRecords('recordingSlice', (value): value is string => typeof value === 'string')

const chunkId = (id: string, index: number) => `${id}/${String(index).padStart(6, '0')}`

const encodeBase64 = async (chunk: Blob) => (await dataUrlOf(chunk)).replace(/^[^,]*,/, '')

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

/** Stores the next chunk of a recording, encrypted with the given key. */
export async function storeChunk(
  recording: PendingRecording,
  index: number,
  chunk: Blob,
  recordKey: RecordKey,
): Promise<void> {
  if (index === 0) {
    await recordingRecords.store(recording.id, recording, recordKey)
    markUnsent()
  }
  await chunkRecords.store(chunkId(recording.id, index), await encodeBase64(chunk), recordKey)
}

/** Returns the member's finished, unsent recordings on the device. */
export async function readStoredRecordings(): Promise<PendingRecording[]> {
  const records = await recordingRecords.read()
  if (records.length === 0) return []
  // Reads the ids after the records. A recording that begins in between is not in `records`, and one that ends in
  // between is complete.
  const idsInProgress = await listIdsBeingRecorded()
  return records.flatMap(({ id, value }) => (idsInProgress.has(id) ? [] : [value]))
}

/** Returns the sound; empty when the recording was removed, here or in another tab. */
export async function readStoredSound({ id, type }: PendingRecording): Promise<Blob> {
  const records = await chunkRecords.read(`${id}/`)
  return new Blob(
    records.map(({ value }) => decodeBase64(value)),
    { type },
  )
}

/** Removes the chunks first, because a recording without chunks is ignored. */
export async function removeStoredRecording(id: string): Promise<void> {
  await chunkRecords.removeAll(`${id}/`)
  await recordingRecords.remove(id)
  await clearUnsentMark()
}
