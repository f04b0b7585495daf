import type { Signature } from 'shared/contracts/agenda/attendance'
import { keepLine } from './pending/pendingLines.ts'
import { sendPendingLines } from './pending/sendPendingLines.ts'

/** Keeps a signature, or an absence, on the device first and then sends it. Returns false where a reload would lose it. */
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
  const isKept = await keepLine({ sessionId, input })
  void sendPendingLines()
  return isKept
}
