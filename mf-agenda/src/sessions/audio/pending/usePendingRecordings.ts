import { useRetriedSending } from '../../../attendance/pending/useRetriedSending.ts'
import { useUnsentQuery } from '../../../device/useUnsentQuery.ts'
import { pendingRecordingsKey } from '../../../keys.ts'
import type { UnsentRecording } from './PendingRecording.ts'
import { readPendingRecordings } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

/**
 * Audio comments of every session that are not on the server. They are sent as soon as possible, except refused ones.
 */
export function usePendingRecordings(): readonly UnsentRecording[] {
  const recordings = useUnsentQuery(pendingRecordingsKey, readPendingRecordings)
  useRetriedSending(
    recordings.some(({ isRefused }) => !isRefused),
    sendPendingRecordings,
  )
  return recordings
}
