import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { SessionRow } from './sessionRow.ts'
import { isLiveAt } from './titledSessions.sql.ts'

/** Locks the patient's sessions. Call it before locking the patient, because writes to a session lock in this order. */
export const lockSessionsOf = (tx: Tx, patientId: string) =>
  tx.selectFrom('session').select('id').where('patient_id', '=', patientId).orderBy('id').forUpdate().execute()

/** Selects the validated sessions and the pending requests that have not begun. */
const selectUpcomingSessions = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .where(isLiveAt(now))
    .where(
      sql<boolean>`session.day + session.start_time > (${now}::timestamptz at time zone (select time_zone from tenant where id = session.tenant_id))`,
    )

/** Lists the patient's upcoming sessions and requests, in chronological order. */
export const listUpcomingSessionsOf = (tx: Tx, patientId: string, now: Date): Promise<SessionRow[]> =>
  selectUpcomingSessions(tx, now)
    .selectAll('session')
    .where('session.patient_id', '=', patientId)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()

/** Counts the upcoming sessions of firms that name the patient as employee. */
export async function countUpcomingFirmSessions(tx: Tx, patientId: string, now: Date): Promise<number> {
  const { count } = await selectUpcomingSessions(tx, now)
    .innerJoin('session_corporate_patient as employee', (join) =>
      join.onRef('employee.tenant_id', '=', 'session.tenant_id').onRef('employee.session_id', '=', 'session.id'),
    )
    .where('employee.patient_id', '=', patientId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Removes all employees from the firm's upcoming sessions, and returns the ids of the sessions that had some.
 * Increments their version, so that forms opened earlier are refused as stale.
 */
export async function deleteEmployeesOfUpcomingSessions(tx: Tx, firmId: string, now: Date): Promise<string[]> {
  const deletedRows = await tx
    .deleteFrom('session_corporate_patient')
    .where(
      'session_id',
      'in',
      selectUpcomingSessions(tx, now).select('session.id').where('session.patient_id', '=', firmId),
    )
    .returning('session_id')
    .execute()
  const ids = [...new Set(deletedRows.map(({ session_id }) => session_id))]
  await sql`update session set version = version + 1 where tenant_id = app_tenant() and id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return ids
}
