import { useUnsentQuery } from '../../device/useUnsentQuery.ts'
import { pendingLinesKey } from '../../keys.ts'
import type { PendingLine } from '../device/PendingLine.ts'
import { readPendingLines } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'
import { useRetriedSending } from './useRetriedSending.ts'

/** Lines of attendance sheets that are not on the server. They are sent as soon as possible, except refused lines. */
export function usePendingLines(): readonly PendingLine[] {
  const lines = useUnsentQuery(pendingLinesKey, readPendingLines)
  useRetriedSending(
    lines.some(({ refusal }) => refusal === undefined),
    sendPendingLines,
  )
  return lines
}
