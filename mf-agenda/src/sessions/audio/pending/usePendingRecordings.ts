import { useRetriedSending } from '../../../attendance/pending/useRetriedSending.ts'
import { useUnsentQuery } from '../../../device/useUnsentQuery.ts'
import { pendingRecordingsKey } from '../../../keys.ts'
import type { UnsentRecording } from './PendingRecording.ts'
import { readPendingRecordings } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

/** Unsent audio comments of every session, which are sent as soon as possible. */
export function usePendingRecordings(): readonly UnsentRecording[] {
  const recordings = useUnsentQuery(pendingRecordingsKey, readPendingRecordings)
  useRetriedSending(
    recordings.some(({ isRefused }) => !isRefused),
    sendPendingRecordings,
  )
  return recordings
}
