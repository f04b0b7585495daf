import type { LastSession } from 'shared/contracts/agenda/session'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { findLastSession } from './lastSession.sql.ts'

/** Returns the values that prefill a new session of the patient, without comments, evaluation or prices. */
export async function readLastSession(
  context: MemberContext,
  patientId: string,
): Promise<{ lastSession: LastSession | null }> {
  const { tx } = context
  await refuseUnknownIds(tx, 'patient', [patientId], { isReadOnly: true })
  const row = await findLastSession(tx, patientId, todayOf(context))
  if (!row) return { lastSession: null }
  return {
    lastSession: {
      date: row.day,
      startTime: row.start_time,
      endTime: row.end_time,
      sessionTypeId: row.session_type_id,
      animalIds: row.animal_ids,
      clubId: row.club_id,
    },
  }
}
