import type { Participant, Signature } from 'shared/contracts/agenda/attendance'
import { storeLine } from './pending/pendingLines.ts'
import { sendPendingLines } from './pending/sendPendingLines.ts'

/**
 * Stores a signature or an absence (`null`) on the device, then sends it. Returns false if the device cannot store it,
 * so that reloading the page before it is sent would lose it.
 */
export async function recordLine(
  sessionId: string,
  participant: Pick<Participant, 'id' | 'name'>,
  signature: Signature | null,
): Promise<boolean> {
  const input = {
    entryId: crypto.randomUUID(),
    participantId: participant.id,
    recordedAt: new Date().toISOString(),
    signature,
  }
  const isStored = await storeLine({ sessionId, participantName: participant.name, input })
  void sendPendingLines()
  return isStored
}
