import { ApiError, messageFor, queryClient } from 'shared/client'
import { attendanceKey } from '../../keys.ts'
import { sendLine } from '../api.ts'
import { lineRefusals } from '../messages.ts'
import type { PendingLine } from '../device/PendingLine.ts'
import { readPendingLines, markLineRefused, removeLine } from './pendingLines.ts'

/** True if the server's refusal is final, so that sending again is useless. */
const isFinalRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)

/** Sends a line. Returns false if it must be sent again later, so that the remaining lines are not tried now. */
async function trySendLine(line: PendingLine): Promise<boolean> {
  try {
    await sendLine(line.sessionId, line.input)
  } catch (error) {
    if (!isFinalRefusal(error)) return false
    await markLineRefused(line, messageFor(error, lineRefusals))
    // Refetches the sheets, because a refusal shows that the cached sheet is outdated.
    void queryClient.invalidateQueries({ queryKey: attendanceKey() })
    return true
  }
  await queryClient.invalidateQueries({ queryKey: attendanceKey() })
  await removeLine(line)
  return true
}

async function sendAll(): Promise<void> {
  for (const line of await readPendingLines()) {
    if (line.refusal === undefined && !(await trySendLine(line))) return
  }
}

let currentSending: Promise<void> | undefined

/**
 * Sends the pending lines one after the other, until one of them must be sent again later. A line is removed from the
 * device once it is on the server.
 */
export function sendPendingLines(): Promise<void> {
  // After an error, such as when the member's key for decrypting is missing, the lines stay for the next call.
  currentSending ??= sendAll()
    .catch(() => undefined)
    .finally(() => {
      currentSending = undefined
    })
  return currentSending
}
