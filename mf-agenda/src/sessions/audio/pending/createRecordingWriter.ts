import { loadMemberRecordKey } from '../../../device/loadMemberRecordKey.ts'
import { markBeingRecorded } from './beingRecorded.ts'
import { storeChunk, removeStoredRecording } from './storedRecordings.ts'
import type { PendingRecording } from './PendingRecording.ts'
import { addPendingRecording } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

/** Receives the chunks of a recording in progress. */
export interface RecordingWriter {
  add: (chunk: Blob) => void
  /** Ends the recording and sends it. */
  end: () => Promise<void>
  discard: () => Promise<void>
}

/**
 * Stores each chunk on the device immediately, since the page may be closed at any moment. Encrypts the chunks for the
 * member who began the recording, even if another tab signs this member out. When the device cannot store a chunk,
 * calls `onNotStored`, because the recording is then only in memory.
 */
export function createRecordingWriter(recording: PendingRecording, onNotStored: () => void): RecordingWriter {
  const chunks: Blob[] = []
  const recordingMark = markBeingRecorded(recording.id)
  const recordKey = loadMemberRecordKey()
  let lastWrite: Promise<unknown> = Promise.all([recordingMark, recordKey])
  let isEveryChunkStored = true
  const reportNotStored = () => {
    if (isEveryChunkStored) onNotStored()
    isEveryChunkStored = false
  }
  lastWrite.catch(reportNotStored)
  const releaseMark = () => void recordingMark.then((release) => release()).catch(() => undefined)

  return {
    add(chunk) {
      const index = chunks.push(chunk) - 1
      lastWrite = lastWrite.then(async () => storeChunk(recording, index, chunk, await recordKey))
      lastWrite.catch(reportNotStored)
    },
    async end() {
      await lastWrite.catch(reportNotStored)
      const sound = new Blob(chunks, { type: recording.type })
      // A partly stored recording stays marked as in progress, so that no other tab sends it.
      await addPendingRecording({ recording, sound, isStored: isEveryChunkStored, onRemoved: releaseMark })
      if (isEveryChunkStored) releaseMark()
      void sendPendingRecordings()
    },
    async discard() {
      await lastWrite.catch(reportNotStored)
      await removeStoredRecording(recording.id).catch(() => undefined)
      releaseMark()
    },
  }
}
