import { isRecord } from 'shared/domain/isRecord'
import type { MemberKey } from '../../../device/memberKey.ts'
import { encryptedRecords } from '../../../device/encryptedRecords.ts'
import { markUnsent, unmarkSent } from '../../../device/unsent.ts'
import { dataUrlOf } from '../recording.ts'
import { idsBeingRecorded } from './beingRecorded.ts'
import type { PendingRecording } from './PendingRecording.ts'

const recordings = encryptedRecords(
  'recording',
  (value): value is PendingRecording =>
    isRecord(value) &&
    [value.id, value.sessionId, value.startedAt, value.type].every((field) => typeof field === 'string'),
)

/** The sound in base64, in slices of a few seconds: an interrupted recording lacks only the last slice. */
const slices = encryptedRecords('recordingSlice', (value): value is string => typeof value === 'string')

const sliceId = (id: string, index: number) => `${id}/${String(index).padStart(6, '0')}`

const base64Of = async (slice: Blob) => (await dataUrlOf(slice)).replace(/^[^,]*,/, '')

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)

/** Keeps the next slice of a recording, encrypted with the key of the member who records. */
export async function keepSlice(
  recording: PendingRecording,
  index: number,
  slice: Blob,
  memberKey: MemberKey,
): Promise<void> {
  if (index === 0) {
    await recordings.keep(recording.id, recording, memberKey)
    markUnsent()
  }
  await slices.keep(sliceId(recording.id, index), await base64Of(slice), memberKey)
}

/** The member's finished recordings on the device that are not sent yet. */
export async function keptRecordings(): Promise<PendingRecording[]> {
  const kept = await recordings.read()
  if (kept.length === 0) return []
  // Read after the recordings: one that begins in between is not in the list, and one that ends in between is complete.
  const beingRecorded = await idsBeingRecorded()
  return kept.flatMap(({ id, value }) => (beingRecorded.has(id) ? [] : [value]))
}

/** Empty when it was removed, here or in another tab. */
export async function keptSound({ id, type }: PendingRecording): Promise<Blob> {
  const kept = await slices.read(`${id}/`)
  return new Blob(
    kept.map(({ value }) => bytesOf(value)),
    { type },
  )
}

/** The slices first: a recording without any is nothing. */
export async function removeKeptRecording(id: string): Promise<void> {
  await slices.removeAll(`${id}/`)
  await recordings.remove(id)
  await unmarkSent()
}
