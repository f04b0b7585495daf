import { sql, type SqlBool } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../../db.ts'
import { patientName } from '../../../../patientName.sql.ts'
import { onPatient, onSessionType } from '../../../sessionStore/sessions/sessionJoins.sql.ts'

interface UnbilledFilter {
  now: Moment
  therapistId?: string
  patientIds?: readonly string[]
  /** True (the default) for sessions that the patient attended, false for missed sessions. */
  isAttended?: boolean
}

/**
 * Lists the past sessions, of patients who are not deleted, that are not wholly billed; a divided session is listed
 * until all its parts are. They are the attended sessions, or the missed ones with `isAttended: false`.
 */
export async function listUnbilledSessions(
  tx: Tx,
  { startDate, endDate }: Period,
  { now, therapistId, patientIds, isAttended = true }: UnbilledFilter,
) {
  let query = tx
    .selectFrom('session')
    .innerJoin('patient', onPatient)
    .innerJoin('session_type', onSessionType)
    .select([
      'session.id',
      'session.day',
      'session.start_time',
      'session.price',
      'session.division',
      'session.bill_id',
      'session.part_bill_id',
      'session.paid',
      'session.therapist_id',
      'patient.id as patient_id',
      'patient.type as patient_type',
      patientName.as('patient_name'),
      'session_type.name as type_name',
      'patient.street_name',
      'patient.zip_code',
      'patient.city',
      'patient.country',
    ])
    .where('session.state', '=', 'VALIDATED')
    .where('session.bill_id', 'is', null)
    .where('session.patient_present', '=', isAttended)
    .where('patient.removed_at', 'is', null)
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .where(sql<SqlBool>`session.day + session.end_time <= ${`${now.day} ${now.time}`}::timestamp`)
  if (therapistId) query = query.where('session.therapist_id', '=', therapistId)
  if (patientIds) query = query.where(sql<SqlBool>`patient.id = any(${[...patientIds]}::uuid[])`)
  return query.orderBy('session.day').orderBy('session.start_time').orderBy('session.id').execute()
}

export type UnbilledSession = Awaited<ReturnType<typeof listUnbilledSessions>>[number]
