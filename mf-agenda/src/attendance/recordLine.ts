import type { Signature } from 'shared/contracts/agenda/attendance'
import { storeLine } from './pending/pendingLines.ts'
import { sendPendingLines } from './pending/sendPendingLines.ts'

/**
 * Stores a signature or an absence (`null`) on the device, then sends it. Returns false if reloading the page before
 * it is sent would lose it.
 */
export async function recordLine(
  sessionId: string,
  participantId: string,
  signature: Signature | null,
): Promise<boolean> {
  const input = {
    entryId: crypto.randomUUID(),
    participantId,
    recordedAt: new Date().toISOString(),
    signature,
  }
  const isStored = await storeLine({ sessionId, input })
  void sendPendingLines()
  return isStored
}
