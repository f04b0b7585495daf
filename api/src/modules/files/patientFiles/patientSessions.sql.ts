import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'
import { isLiveAt } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { fileColumns } from './patientSessionRow.ts'

/** Maximum number of sessions in a response: about sixteen years with a session every three days. */
const maxSessions = 2000

/**
 * SQL condition: sessions of the patient, or of a firm that name the patient as employee. A union can use an index for
 * each part; « or » would scan all sessions of the practice.
 */
export const isSessionOfPatient = (patientId: string) => sql<SqlBool>`session.id in (
  select own.id from session own where own.tenant_id = app_tenant() and own.patient_id = ${patientId}
  union all
  select named.session_id from session_corporate_patient named where named.tenant_id = app_tenant() and named.patient_id = ${patientId})`

/** Whether the employee came to a firm's session, by its attendance sheet; null when not recorded. */
const employeePresence = (patientId: string) => sql<boolean | null>`(
  select named.present from session_corporate_patient named
  where named.tenant_id = session.tenant_id and named.session_id = session.id and named.patient_id = ${patientId})`

/** Whether the patient attended their own session, or a firm's session that names them. */
export const patientPresence = (patientId: string) =>
  sql<boolean>`coalesce(${employeePresence(patientId)}, session.patient_present)`

const selectSessions = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .select(fileColumns)
    .select('session_type.name as type_name')
    .where(isLiveAt(now))

export interface PatientSessionsQuery {
  startDate?: Day
  endDate?: Day
  therapistId?: string
}

/** Sessions and requests of a patient, and a firm's sessions that name the patient as employee, newest first. */
export function selectSessionsOfPatient(
  tx: Tx,
  patientId: string,
  now: Date,
  { startDate, endDate, therapistId }: PatientSessionsQuery = {},
) {
  let query = selectSessions(tx, now)
    .select(employeePresence(patientId).as('employee_present'))
    .where(isSessionOfPatient(patientId))
  if (startDate) query = query.where('session.day', '>=', startDate)
  if (endDate) query = query.where('session.day', '<=', endDate)
  if (therapistId) query = query.where('session.therapist_id', '=', therapistId)
  return query
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id', 'desc')
    .limit(maxSessions)
}

/** A session with the columns for its patient's file. */
export const findPatientSession = (tx: Tx, sessionId: string, now: Date) =>
  selectSessions(tx, now).select('session.comments').where('session.id', '=', sessionId).executeTakeFirstOrThrow()

/** The sessions with their therapist's name, in chronological order. */
export const listSessionsWithTherapists = (tx: Tx, ids: readonly string[], now: Date) =>
  selectSessions(tx, now)
    .innerJoin('member', onTherapist)
    .select(['session.comments', 'member.firstname as therapist_firstname', 'member.lastname as therapist_lastname'])
    .where(sql<SqlBool>`session.id = any(${[...ids]}::uuid[])`)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
