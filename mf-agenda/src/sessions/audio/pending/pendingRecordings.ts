import { queryClient } from 'shared/client'
import { pendingRecordingsKey } from '../../../keys.ts'
import { keptRecordings, keptSound, removeKeptRecording } from './keptRecordings.ts'
import type { PendingRecording, RecordingState, WaitingRecording } from './PendingRecording.ts'

interface HeldRecording {
  recording: PendingRecording
  sound: Blob
  isKept: boolean
  /** Called once it is sent or deleted. */
  onRemoved: () => void
}

/** The recordings made in this page. */
const inMemory = new Map<string, HeldRecording>()
const states = new Map<string, RecordingState>()

const byInstant = (one: PendingRecording, other: PendingRecording) => (one.startedAt < other.startedAt ? -1 : 1)

const withState = ({ id, sessionId, startedAt, type }: PendingRecording): WaitingRecording => ({
  id,
  sessionId,
  startedAt,
  type,
  isKept: inMemory.get(id)?.isKept ?? true,
  ...states.get(id),
})

/** Returns the member's unsent items, the oldest first. */
export async function readPendingRecordings(): Promise<WaitingRecording[]> {
  const found = new Map([...inMemory].map(([id, { recording }]) => [id, recording]))
  try {
    for (const recording of await keptRecordings()) if (!found.has(recording.id)) found.set(recording.id, recording)
  } catch (error) {
    // Without the key, or where the browser refuses its database: what this page holds is all there is.
    if (inMemory.size === 0) throw error
  }
  return [...found.values()].toSorted(byInstant).map(withState)
}

const refresh = () => queryClient.invalidateQueries({ queryKey: pendingRecordingsKey })

export async function addPendingRecording(held: HeldRecording): Promise<void> {
  inMemory.set(held.recording.id, held)
  await refresh()
}

export function setRecordingState(id: string, state: RecordingState): void {
  states.set(id, state)
  queryClient.setQueryData<WaitingRecording[]>(pendingRecordingsKey, (all) => all?.map(withState))
}

/** Empty when it was removed in another tab. Throws without the key of the member. */
export const soundOf = async (recording: PendingRecording): Promise<Blob> =>
  inMemory.get(recording.id)?.sound ?? keptSound(recording)

export async function removePendingRecording(id: string): Promise<void> {
  const held = inMemory.get(id)
  inMemory.delete(id)
  states.delete(id)
  try {
    await removeKeptRecording(id)
  } catch {
    // The device never stored it.
  }
  held?.onRemoved()
  await refresh()
}
