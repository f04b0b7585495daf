import { sql, type NotNull, type SqlBool } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../../db.ts'
import { onBillPatient } from '../billJoins.sql.ts'

/** Selects documents that were issued in the application, with the e-mail addresses of their patient and payer. */
const selectIssuedBills = (tx: Tx) =>
  tx
    .selectFrom('bill')
    .innerJoin('patient', onBillPatient)
    .leftJoin('patient_payer', (join) =>
      join.onRef('patient_payer.tenant_id', '=', 'bill.tenant_id').onRef('patient_payer.id', '=', 'bill.payer_id'),
    )
    .select([
      'bill.id',
      'bill.payer_id',
      'bill.patient_id',
      'bill.therapist_id',
      'patient_payer.email as payer_email',
      'bill.kind',
      'bill.bill_number',
      'bill.due_on',
      'bill.total_price',
      'bill.received',
      'bill.refunded',
      'bill.credited',
      'bill.fully_paid',
      'bill.input',
      'patient.email',
      'patient.legal_manager_email',
      'patient.legal_manager_firstname',
      'patient.legal_manager_lastname',
      'patient.referent_email',
    ])
    .where('bill.content', 'is not', null)
    .$narrowType<{ input: NotNull }>()

export type BillToSend = Awaited<ReturnType<typeof listBillsToSend>>[number]

/**
 * Lists the given documents that were issued in the application: invoices, then credit notes, in the order of issue.
 */
export const listBillsToSend = (tx: Tx, ids: readonly string[]) =>
  selectIssuedBills(tx).where('bill.id', 'in', ids).orderBy('bill.kind', 'desc').orderBy('bill.position').execute()

/**
 * Lists and locks the documents, always in the same order, so that they cannot be paid or credited until the
 * transaction ends.
 */
export const lockBillsToSend = (tx: Tx, ids: readonly string[]) =>
  selectIssuedBills(tx).where('bill.id', 'in', ids).orderBy('bill.id').forNoKeyUpdate('bill').execute()

/** Lists the unpaid invoices whose due date is at most `dueUntil`, the earliest due date first. */
export const listUnpaidBills = (tx: Tx, dueUntil: Day) =>
  selectIssuedBills(tx)
    .where(
      sql<SqlBool>`bill.kind = 'INVOICE' and not bill.fully_paid and bill.credited < bill.total_price and bill.due_on <= ${dueUntil}`,
    )
    .orderBy('bill.due_on')
    .orderBy('bill.position')
    .execute()
