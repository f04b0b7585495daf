import { useQuery } from 'shared/client'
import { useRetriedSending } from '../../../attendance/pending/useRetriedSending.ts'
import { pendingRecordingsKey } from '../../../keys.ts'
import type { WaitingRecording } from './PendingRecording.ts'
import { readPendingRecordings } from './pendingRecordings.ts'
import { sendPendingRecordings } from './sendPendingRecordings.ts'

const none: readonly WaitingRecording[] = []

/** The audio comments that are left to send, of every session, which are sent as soon as they can be. */
export function usePendingRecordings(): readonly WaitingRecording[] {
  const { data = none } = useQuery({ queryKey: pendingRecordingsKey, queryFn: readPendingRecordings, staleTime: 0 })
  useRetriedSending(
    data.some(({ isRefused }) => !isRefused),
    sendPendingRecordings,
  )
  return data
}
