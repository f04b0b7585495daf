import { queryClient } from 'shared/client'
import { pendingRecordingsKey } from '../../../keys.ts'
import { readStoredRecordings, readStoredSound, removeStoredRecording } from './storedRecordings.ts'
import type { PendingRecording, RecordingState, UnsentRecording } from './PendingRecording.ts'

interface RecordingInMemory {
  recording: PendingRecording
  sound: Blob
  isStored: boolean
  /** Called once the recording is sent or deleted. */
  onRemoved: () => void
}

/** Recordings made in this page, by id. */
const recordingsInMemory = new Map<string, RecordingInMemory>()
const statesById = new Map<string, RecordingState>()

const compareByStart = (a: PendingRecording, b: PendingRecording) => (a.startedAt < b.startedAt ? -1 : 1)

const withState = ({ id, sessionId, startedAt, type }: PendingRecording): UnsentRecording => ({
  id,
  sessionId,
  startedAt,
  type,
  isStored: recordingsInMemory.get(id)?.isStored ?? true,
  ...statesById.get(id),
})

/** Returns the member's recordings that are not on the server, also refused ones. The oldest is first. */
export async function readPendingRecordings(): Promise<UnsentRecording[]> {
  const recordingsById = new Map([...recordingsInMemory].map(([id, { recording }]) => [id, recording]))
  try {
    for (const recording of await readStoredRecordings())
      if (!recordingsById.has(recording.id)) recordingsById.set(recording.id, recording)
  } catch (error) {
    // Without the member's key, or without a database in the browser, only the recordings in memory are available.
    if (recordingsInMemory.size === 0) throw error
  }
  return [...recordingsById.values()].toSorted(compareByStart).map(withState)
}

const refresh = () => queryClient.invalidateQueries({ queryKey: pendingRecordingsKey })

export async function addPendingRecording(recordingInMemory: RecordingInMemory): Promise<void> {
  recordingsInMemory.set(recordingInMemory.recording.id, recordingInMemory)
  await refresh()
}

export function setRecordingState(id: string, state: RecordingState): void {
  statesById.set(id, state)
  queryClient.setQueryData<UnsentRecording[]>(pendingRecordingsKey, (recordings) => recordings?.map(withState))
}

/** Returns the sound; empty when it was removed in another tab. Throws without the member's key. */
export const readSound = async (recording: PendingRecording): Promise<Blob> =>
  recordingsInMemory.get(recording.id)?.sound ?? readStoredSound(recording)

export async function removePendingRecording(id: string): Promise<void> {
  const recordingInMemory = recordingsInMemory.get(id)
  recordingsInMemory.delete(id)
  statesById.delete(id)
  try {
    await removeStoredRecording(id)
  } catch {
    // The recording was never stored on the device.
  }
  recordingInMemory?.onRemoved()
  await refresh()
}
