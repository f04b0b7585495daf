import { sql } from 'kysely'
import type { Tx } from '../../../../db.ts'
import { patientName } from '../../../../patientName.sql.ts'
import { overlapsPlannedSession, unnestPlannedSessions } from '../conflicts/conflicts.sql.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** Another session of a participant that overlaps the planned session. */
export interface DoubleBooking {
  plannedSessionId: string
  sessionId: string
  /** The participant's name. */
  name: string
  startTime: string
  endTime: string
}

/** Lists the other sessions of participants, as patients or as employees of a firm, that overlap planned sessions. */
export async function listDoubleBookings(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  participants: readonly { plannedSessionId: string; patientIds: readonly string[] }[],
  now: Date,
): Promise<DoubleBooking[]> {
  const pairs = participants.flatMap(({ plannedSessionId, patientIds }) =>
    patientIds.map((patientId) => ({ plannedSessionId, patientId })),
  )
  if (pairs.length === 0) return []
  const { rows } = await sql<DoubleBooking>`
    select distinct planned.id as "plannedSessionId", session.id as "sessionId", ${patientName} as name, session.start_time as "startTime", session.end_time as "endTime"
    from ${unnestPlannedSessions(plannedSessions)}
      join unnest(${pairs.map(({ plannedSessionId }) => plannedSessionId)}::uuid[], ${pairs.map(({ patientId }) => patientId)}::uuid[]) as participant (planned_id, patient_id)
        on participant.planned_id = planned.id
      join patient on patient.id = participant.patient_id
      join session on session.day = planned.day and (session.patient_id = patient.id or session.id in (
        select employee.session_id from session_corporate_patient employee where employee.tenant_id = session.tenant_id and employee.patient_id = patient.id))
    where ${overlapsPlannedSession(plannedSessions, now)} order by 4, 3, 2`.execute(tx)
  return rows
}
