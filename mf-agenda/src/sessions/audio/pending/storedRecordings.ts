import { isRecord } from 'shared/domain/isRecord'
import type { RecordKey } from '../../../device/loadMemberRecordKey.ts'
import { encryptedRecords } from '../../../device/encryptedRecords.ts'
import { markUnsent, clearUnsentMark } from '../../../device/unsent.ts'
import { dataUrlOf } from '../recording.ts'
import { listIdsBeingRecorded } from './beingRecorded.ts'
import type { PendingRecording } from './PendingRecording.ts'

const recordingRecords = encryptedRecords(
  'recording',
  (value): value is PendingRecording =>
    isRecord(value) &&
    [value.id, value.sessionId, value.startedAt, value.type].every((field) => typeof field === 'string'),
)

/** Sound in base64, in chunks of a few seconds: an interrupted recording lacks only its last chunk. */
const chunkRecords = encryptedRecords('recordingSlice', (value): value is string => typeof value === 'string')

const chunkId = (id: string, index: number) => `${id}/${String(index).padStart(6, '0')}`

const base64Of = async (chunk: Blob) => (await dataUrlOf(chunk)).replace(/^[^,]*,/, '')

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

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
  await chunkRecords.store(chunkId(recording.id, index), await base64Of(chunk), recordKey)
}

/** Returns the member's finished, unsent recordings on the device. */
export async function readStoredRecordings(): Promise<PendingRecording[]> {
  const records = await recordingRecords.read()
  if (records.length === 0) return []
  // Read after the records: a recording that begins in between is not in `records`, and a recording that ends in
  // between is complete.
  const idsInProgress = await listIdsBeingRecorded()
  return records.flatMap(({ id, value }) => (idsInProgress.has(id) ? [] : [value]))
}

/** Returns the sound; empty when the recording was removed, here or in another tab. */
export async function readStoredSound({ id, type }: PendingRecording): Promise<Blob> {
  const records = await chunkRecords.read(`${id}/`)
  return new Blob(
    records.map(({ value }) => bytesOf(value)),
    { type },
  )
}

/** Removes the chunks first: a recording without chunks is ignored. */
export async function removeStoredRecording(id: string): Promise<void> {
  await chunkRecords.removeAll(`${id}/`)
  await recordingRecords.remove(id)
  await clearUnsentMark()
}
