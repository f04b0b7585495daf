import { ApiError, isStatus, messageFor } from 'shared/client'
import { addToCachedAudios, sendAudio } from '../api.ts'
import { notSent } from '../messages.ts'
import { dataUrlOf } from '../recording.ts'
import type { PendingRecording } from './PendingRecording.ts'
import { readPendingRecordings, removePendingRecording, setRecordingState, soundOf } from './pendingRecordings.ts'

/** True for a refusal that sending again would not change. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 409, 413, 415].includes(error.status)

/** Returns true if the next item may be sent. */
async function sendOne(recording: PendingRecording): Promise<boolean> {
  const { id, sessionId } = recording
  const sound = await soundOf(recording)
  if (sound.size > 0) {
    setRecordingState(id, { sentPart: 0 })
    try {
      const entry = await sendAudio(sessionId, {
        content: await dataUrlOf(sound),
        recording,
        onProgress: (sentPart) => setRecordingState(id, { sentPart }),
      })
      addToCachedAudios(sessionId, entry)
    } catch (error) {
      setRecordingState(id, { failure: messageFor(error, notSent), isRefused: isRefusal(error) })
      return !isStatus(error, 0)
    }
  }
  await removePendingRecording(id)
  return true
}

async function sendAll(): Promise<void> {
  const tried = new Set<string>()
  // Read again each time: one may be recorded while another is being sent.
  const next = async () => (await readPendingRecordings()).find(({ id, isRefused }) => !isRefused && !tried.has(id))
  for (let recording = await next(); recording; recording = await next()) {
    tried.add(recording.id)
    if (!(await sendOne(recording))) return
  }
}

let sending: Promise<void> | undefined

/** Sends what waits, one after the other, until the server no longer responds. A recording leaves the device once it is on the server. */
export function sendPendingRecordings(): Promise<void> {
  // Without the key of the member nothing can be opened: they wait for the next time.
  sending ??= sendAll()
    .catch(() => undefined)
    .finally(() => {
      sending = undefined
    })
  return sending
}
