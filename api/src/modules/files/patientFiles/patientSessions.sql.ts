import { sql, type SqlBool } from 'kysely'
import type { PatientSessionPageSearch, PatientSessionSearch } from 'shared/contracts/patients/patientFile'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { timestampOf } from '../../agenda/absences/vacationRow.ts'
import { onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'
import { isLiveAt } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { fileColumns, type PatientSessionRow } from './patientSessionRow.ts'

/**
 * SQL condition: sessions of the patient, and sessions of a firm that name the patient as employee. Each select of the
 * union uses an index; a condition with `or` would scan all sessions of the practice.
 */
export const isSessionOfPatient = (patientId: string) => sql<SqlBool>`session.id in (
  select own_session.id from session own_session where own_session.tenant_id = app_tenant() and own_session.patient_id = ${patientId}
  union all
  select employee.session_id from session_corporate_patient employee where employee.tenant_id = app_tenant() and employee.patient_id = ${patientId})`

/** Whether the employee attended a firm's session, according to its attendance sheet; null when not recorded. */
const employeePresence = (patientId: string) => sql<boolean | null>`(
  select employee.present from session_corporate_patient employee
  where employee.tenant_id = session.tenant_id and employee.session_id = session.id and employee.patient_id = ${patientId})`

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

const matchesSearch = (
  patientId: string,
  { startDate, endDate, therapistId }: PatientSessionSearch,
  now: Date,
) => sql<SqlBool>`(${isSessionOfPatient(patientId)} and ${isLiveAt(now)}
  and (${startDate ?? null}::date is null or session.day >= ${startDate ?? null}::date)
  and (${endDate ?? null}::date is null or session.day <= ${endDate ?? null}::date)
  and (${therapistId ?? null}::uuid is null or session.therapist_id = ${therapistId ?? null}::uuid))`

/** Sessions and requests of a patient, and a firm's sessions that name the patient as employee, unsorted. */
const selectUnsortedSessions = (tx: Tx, patientId: string, now: Date, search: PatientSessionSearch = {}) =>
  selectSessions(tx, now)
    .select(employeePresence(patientId).as('employee_present'))
    .where(matchesSearch(patientId, search, now))

/** Sessions and requests of a patient, and a firm's sessions that name the patient as employee, newest first. */
export const selectSessionsOfPatient = (tx: Tx, patientId: string, now: Date, search: PatientSessionSearch = {}) =>
  selectUnsortedSessions(tx, patientId, now, search)
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id', 'desc')

const sortKeys = (patientId: string) => ({
  date: sql`session.day`,
  type: sql`plain(session_type.name)`,
  paid: sql`session.paid`,
  present: patientPresence(patientId),
})

/**
 * A page of the patient's sessions. With another `sort` column than the date, sessions with the same value are newest
 * first.
 */
export const listSessionsOfPage = (
  tx: Tx,
  patientId: string,
  now: Date,
  {
    sort = 'date',
    order = 'desc',
    offset,
    limit,
    ...search
  }: PatientSessionPageSearch & { offset: number; limit: number },
) =>
  selectUnsortedSessions(tx, patientId, now, search)
    .select('session.comments')
    .orderBy(sortKeys(patientId)[sort], order)
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', sort === 'date' ? order : 'desc')
    .orderBy('session.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** Counts the patient's sessions that match `search`, and sums the bytes of their stored comments. */
export const sumSessionsOfPatient = (
  tx: Tx,
  patientId: string,
  now: Date,
  search: PatientSessionSearch = {},
): Promise<{ count: number; commentBytes: number }> =>
  tx
    .selectFrom('session')
    .where(matchesSearch(patientId, search, now))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(session.comments)), 0)::float8`.as('commentBytes'),
    ])
    .executeTakeFirstOrThrow()

/** Finds the patient's first session that has not ended at `moment`, and the last session that has ended. */
export async function findNextAndLastSession(
  tx: Tx,
  patientId: string,
  { instant, moment }: { instant: Date; moment: Moment },
): Promise<{ next: PatientSessionRow | undefined; last: PatientSessionRow | undefined }> {
  const isOver = sql<SqlBool>`upper(session.during) <= ${timestampOf(moment)}::timestamp`
  return {
    next: await selectUnsortedSessions(tx, patientId, instant)
      .where(sql<SqlBool>`not ${isOver}`)
      .orderBy('session.day')
      .orderBy('session.start_time')
      .orderBy('session.id')
      .limit(1)
      .executeTakeFirst(),
    last: await selectSessionsOfPatient(tx, patientId, instant).where(isOver).limit(1).executeTakeFirst(),
  }
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
