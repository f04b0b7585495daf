import { useRetriedSending } from '../../../attendance/pending/useRetriedSending.ts'
import { useUnsentQuery } from '../../../device/useUnsentQuery.ts'
import { pendingRecordingsKey } from '../../../keys.ts'
import type { WaitingRecording } from './PendingRecording.ts'
import { readPendingRecordings } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

/** The unsent audio comments of every session; sends them as soon as possible. */
export function usePendingRecordings(): readonly WaitingRecording[] {
  const recordings = useUnsentQuery(pendingRecordingsKey, readPendingRecordings)
  useRetriedSending(
    recordings.some(({ isRefused }) => !isRefused),
    sendPendingRecordings,
  )
  return recordings
}
