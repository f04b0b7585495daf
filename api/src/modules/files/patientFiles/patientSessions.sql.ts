import { sql, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'
import { isShown } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { fileColumns } from './patientSessionRow.ts'

/** Some twenty years of a session every three days. */
const maxSessions = 2000

/** The sessions of a patient, and those that name this employee. Each half uses its own index: with « or », every session of the practice would be read. */
export const ofPatient = (patientId: string) => sql<SqlBool>`session.id in (
  select own.id from session own where own.tenant_id = app_tenant() and own.patient_id = ${patientId}
  union all
  select named.session_id from session_corporate_patient named where named.tenant_id = app_tenant() and named.patient_id = ${patientId})`

/** Whether this employee came to a firm's session, where its attendance sheet says it. */
const employeePresence = (patientId: string) => sql<boolean | null>`(
  select named.present from session_corporate_patient named
  where named.tenant_id = session.tenant_id and named.session_id = session.id and named.patient_id = ${patientId})`

/** Whether this patient came, also to a session of the firm that names them. */
export const patientPresence = (patientId: string) =>
  sql<boolean>`coalesce(${employeePresence(patientId)}, session.patient_present)`

const shownSessions = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .select(fileColumns)
    .select('session_type.name as type_name')
    .where(isShown(now))

export interface SessionsSearch {
  startDate?: Day
  endDate?: Day
  therapistId?: string
}

/** The sessions of a patient, and those of a firm that name this employee, requests included, the newest first. */
export function sessionsOfPatient(
  tx: Tx,
  patientId: string,
  now: Date,
  { startDate, endDate, therapistId }: SessionsSearch = {},
) {
  let rows = shownSessions(tx, now)
    .select(employeePresence(patientId).as('employee_present'))
    .where(ofPatient(patientId))
  if (startDate) rows = rows.where('session.day', '>=', startDate)
  if (endDate) rows = rows.where('session.day', '<=', endDate)
  if (therapistId) rows = rows.where('session.therapist_id', '=', therapistId)
  return rows
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id', 'desc')
    .limit(maxSessions)
}

/** One session as its patient's file shows it. */
export const patientSession = (tx: Tx, sessionId: string, now: Date) =>
  shownSessions(tx, now).select('session.comments').where('session.id', '=', sessionId).executeTakeFirstOrThrow()

/** These sessions with their therapist's name, in the order of the agenda. */
export const sessionsWithTherapists = (tx: Tx, ids: readonly string[], now: Date) =>
  shownSessions(tx, now)
    .innerJoin('member', onTherapist)
    .select(['session.comments', 'member.firstname as therapist_firstname', 'member.lastname as therapist_lastname'])
    .where(sql<SqlBool>`session.id = any(${[...ids]}::uuid[])`)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
