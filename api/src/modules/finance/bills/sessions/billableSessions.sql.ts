import { sql, type SqlBool } from 'kysely'
import type { Query } from 'shared/contracts/routes'
import type { Tx } from '../../../../db.ts'
import { onClub, onSessionType } from '../../../sessionStore/sessions/sessionJoins.sql.ts'

/** Selects the validated sessions of patients, with the columns that an invoice needs. */
const selectBillableSessions = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .leftJoin('club', onClub)
    .leftJoin('bill', (join) =>
      join.onRef('bill.tenant_id', '=', 'session.tenant_id').onRef('bill.id', '=', 'session.bill_id'),
    )
    .select([
      'session.id',
      'session.day',
      'session.start_time',
      'session.end_time',
      'session.patient_id',
      'session.therapist_id',
      'session.price',
      'session.paid',
      'session.paid_means',
      'session.patient_present',
      'session.bill_id',
      'session.part_bill_id',
      'session.division',
      'session_type.name as title',
      'club.name as club_name',
      'club.city as club_city',
      'bill.bill_number',
    ])
    .where('session.state', '=', 'VALIDATED')
    .where('session.patient_id', 'is not', null)

export type BillableSessionRow = Awaited<ReturnType<typeof listBillableSessionsById>>[number]

/**
 * Lists the validated sessions of a patient between two days, including billed sessions, in the order of the agenda.
 */
export async function listBillableSessionsOfPatient(
  tx: Tx,
  { patientId, startDate, endDate, therapistId }: Query<'GET /billings/sessions'>,
): Promise<BillableSessionRow[]> {
  let query = selectBillableSessions(tx)
    .where('session.patient_id', '=', patientId)
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
  if (therapistId) query = query.where('session.therapist_id', '=', therapistId)
  return query.orderBy('session.day').orderBy('session.start_time').orderBy('session.id').execute()
}

/** Lists the validated sessions of patients with these ids, including billed sessions, in the order of the agenda. */
export const listBillableSessionsById = (tx: Tx, ids: readonly string[]) =>
  selectBillableSessions(tx)
    .where(sql<SqlBool>`session.id = any(${[...ids]}::uuid[])`)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()

/** Locks these sessions against changes and billing by other transactions until this transaction ends. */
export const lockSessions = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('session')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function updateBillOfSessions(tx: Tx, ids: readonly string[], billId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set(({ eb }) => ({ bill_id: billId, version: eb('version', '+', 1) }))
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
