import { ApiError, isStatus, messageFor } from 'shared/client'
import { addToCachedAudios, sendAudio } from '../api.ts'
import { sendFailureMessages } from '../messages.ts'
import { dataUrlOf } from '../recording.ts'
import type { PendingRecording } from './PendingRecording.ts'
import { readPendingRecordings, removePendingRecording, setRecordingState, readSound } from './pendingRecordings.ts'

/** True if the server's refusal is final, so that sending again is useless. */
const isFinalRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404, 409, 413, 415].includes(error.status)

/** Sends a recording. Returns false if the server could not be reached, so that no further recording is tried. */
async function trySendRecording(recording: PendingRecording): Promise<boolean> {
  const { id, sessionId } = recording
  const sound = await readSound(recording)
  if (sound.size > 0) {
    setRecordingState(id, { sentFraction: 0 })
    try {
      const entry = await sendAudio(sessionId, {
        content: await dataUrlOf(sound),
        recording,
        onProgress: (sentFraction) => setRecordingState(id, { sentFraction }),
      })
      addToCachedAudios(sessionId, entry)
    } catch (error) {
      setRecordingState(id, { failure: messageFor(error, sendFailureMessages), isRefused: isFinalRefusal(error) })
      return !isStatus(error, 0)
    }
  }
  await removePendingRecording(id)
  return true
}

async function sendAll(): Promise<void> {
  const triedIds = new Set<string>()
  // Reads the recordings again each time, because one may be added while another is being sent.
  const nextRecording = async () =>
    (await readPendingRecordings()).find(({ id, isRefused }) => !isRefused && !triedIds.has(id))
  for (let recording = await nextRecording(); recording; recording = await nextRecording()) {
    triedIds.add(recording.id)
    if (!(await trySendRecording(recording))) return
  }
}

let currentSending: Promise<void> | undefined

/**
 * Sends the pending recordings one after the other until the server no longer responds. A recording is removed from
 * the device once it is on the server.
 */
export function sendPendingRecordings(): Promise<void> {
  // After an error, such as when the member's key for decrypting is missing, the recordings stay for the next call.
  currentSending ??= sendAll()
    .catch(() => undefined)
    .finally(() => {
      currentSending = undefined
    })
  return currentSending
}
