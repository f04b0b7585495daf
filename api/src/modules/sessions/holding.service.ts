import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../refusal.ts'
import { animalIdsOf } from './attendance.sql.ts'
import { lockSchedules } from './locks.sql.ts'
import type { Acting } from './placing.service.ts'
import { findSession, holdSession, type SessionRow } from './sessionRow.sql.ts'

const isLive = (row: SessionRow, now: Date) => row.live && (row.state === 'VALIDATED' || row.expires_at === null || row.expires_at > now)

/** A session that is over for good: refused so that the screen can say so. */
export const stateChanged = () => new Refusal(409, errorCode.sessionStateChanged)

/**
 * The session to act on, with the schedules it concerns and `alsoIds` held first: whoever changes a schedule takes it
 * before any row. Refuses one of another practice (404), one that was cancelled or has expired, and one that is billed.
 */
export async function holdLiveSession({ tx, services }: Acting, id: string, alsoIds: readonly string[] = []): Promise<SessionRow> {
  const before = await findSession(tx, id)
  if (!before) throw new Refusal(404, errorCode.notFound)
  await lockSchedules(tx, [before.therapist_id, ...(await animalIdsOf(tx, id)), ...alsoIds])
  const row = await holdSession(tx, id)
  if (!row) throw new Refusal(404, errorCode.notFound)
  if (!isLive(row, services.now())) throw stateChanged()
  // Its therapist changed between the two looks: another schedule would have to be held.
  if (row.therapist_id !== before.therapist_id) throw new Refusal(412, errorCode.changedMeanwhile)
  return row
}

/** A session on an invoice is neither changed nor deleted (ruling 8). */
export function refuseBilled({ bill_id }: SessionRow): void {
  if (bill_id) throw new Refusal(409, errorCode.sessionBilled)
}
