import { useQuery } from 'shared/client'
import { pendingLinesKey } from '../../keys.ts'
import type { PendingLine } from '../device/PendingLine.ts'
import { readPendingLines } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'
import { useRetriedSending } from './useRetriedSending.ts'

const none: readonly PendingLine[] = []

/** The unsent lines of attendance sheets; sends them as soon as possible. */
export function usePendingLines(): readonly PendingLine[] {
  const { data = none } = useQuery({ queryKey: pendingLinesKey, queryFn: readPendingLines, staleTime: 0 })
  useRetriedSending(
    data.some(({ refusal }) => refusal === undefined),
    sendPendingLines,
  )
  return data
}
