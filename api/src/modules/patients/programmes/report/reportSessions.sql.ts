import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'
import { onSessionType, onTherapist } from '../../../sessionStore/sessions/sessionJoins.sql.ts'
import { isLiveAt } from '../../../sessionStore/sessions/titledSessions.sql.ts'

/**
 * Finds the patient's own sessions between two days (without end if `endDate` is null), with their comments and
 * evaluations, in chronological order. Includes requests and cancelled sessions, but no expired requests.
 */
export const findReportSessions = (
  tx: Tx,
  { patientId, startDate, endDate, now }: { patientId: string; startDate: Day; endDate: Day | null; now: Date },
) => {
  const query = tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .innerJoin('member', onTherapist)
    .select([
      'session.id',
      'session.day',
      'session.start_time',
      'session.end_time',
      'session.state',
      'session.cancelled_at',
      'session.patient_present',
      'session.comments',
      'session.evaluation',
      'session_type.name as type_name',
      'member.firstname as therapist_firstname',
      'member.lastname as therapist_lastname',
    ])
    .where('session.patient_id', '=', patientId)
    .where('session.day', '>=', startDate)
    .where(sql<SqlBool>`(session.state = 'CANCELLED' or ${isLiveAt(now)})`)
  return (endDate ? query.where('session.day', '<=', endDate) : query)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
}

export type ReportSessionRow = Awaited<ReturnType<typeof findReportSessions>>[number]
