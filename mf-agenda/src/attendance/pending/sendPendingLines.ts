import { ApiError, messageFor, queryClient } from 'shared/client'
import { attendanceKey } from '../../keys.ts'
import { sendLine } from '../api.ts'
import { lineRefused } from '../messages.ts'
import type { PendingLine } from '../device/PendingLine.ts'
import { readPendingLines, refuseLine, removeLine } from './pendingLines.ts'

/** True for a refusal that sending again would not change. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)

/** Returns true if the next item may be sent. */
async function sendOne(line: PendingLine): Promise<boolean> {
  try {
    await sendLine(line.sessionId, line.input)
  } catch (error) {
    if (!isRefusal(error)) return false
    await refuseLine(line, messageFor(error, lineRefused))
    return true
  }
  await queryClient.invalidateQueries({ queryKey: attendanceKey() })
  await removeLine(line)
  return true
}

async function sendAll(): Promise<void> {
  for (const line of await readPendingLines()) {
    if (line.refusal === undefined && !(await sendOne(line))) return
  }
}

let sending: Promise<void> | undefined

/** Sends what waits, one after the other, until the server no longer responds. A line leaves the device once it is on the server. */
export function sendPendingLines(): Promise<void> {
  // Without the key of the member nothing can be opened: they wait for the next time.
  sending ??= sendAll()
    .catch(() => undefined)
    .finally(() => {
      sending = undefined
    })
  return sending
}
