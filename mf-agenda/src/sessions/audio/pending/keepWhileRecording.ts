import { readMemberKey } from '../../../device/memberKey.ts'
import { markBeingRecorded } from './beingRecorded.ts'
import { keepSlice, removeKeptRecording } from './keptRecordings.ts'
import type { PendingRecording } from './PendingRecording.ts'
import { addPendingRecording } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

/** Takes the slices of a recording while it is being made. */
export interface RecordingKeeper {
  add: (slice: Blob) => void
  /** Ends and sends the recording. */
  end: () => Promise<void>
  discard: () => Promise<void>
}

/**
 * Keeps each slice on the device as it comes, for the member who has begun: the page may be closed, or somebody signed out
 * elsewhere, at any moment. `onNotKept`: the device refuses, and the recording lasts only as long as the page.
 */
export function keepWhileRecording(recording: PendingRecording, onNotKept: () => void): RecordingKeeper {
  const slices: Blob[] = []
  const marked = markBeingRecorded(recording.id)
  const memberKey = readMemberKey()
  let kept: Promise<unknown> = Promise.all([marked, memberKey])
  let isKept = true
  const fail = () => {
    if (isKept) onNotKept()
    isKept = false
  }
  kept.catch(fail)
  const unmark = () => void marked.then((release) => release()).catch(() => undefined)

  return {
    add(slice) {
      const index = slices.push(slice) - 1
      kept = kept.then(async () => keepSlice(recording, index, slice, await memberKey))
      kept.catch(fail)
    },
    async end() {
      await kept.catch(fail)
      const sound = new Blob(slices, { type: recording.type })
      // A recording stored only in part stays marked: no other tab may send it.
      await addPendingRecording({ recording, sound, isKept, onRemoved: unmark })
      if (isKept) unmark()
      void sendPendingRecordings()
    },
    async discard() {
      await kept.catch(fail)
      await removeKeptRecording(recording.id).catch(() => undefined)
      unmark()
    },
  }
}
