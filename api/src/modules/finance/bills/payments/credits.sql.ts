import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db.ts'
import { lockBills } from './journal.sql.ts'

/** Owner of a credit: the patient (`payer_id` null), or one of the patient's payers. */
export interface CreditOwner {
  patient_id: string
  payer_id: string | null
}

/** Finds the client of an invoice, who owns its credit. */
export const findCreditOwner = (tx: Tx, billId: string): Promise<CreditOwner | undefined> =>
  tx.selectFrom('bill').select(['patient_id', 'payer_id']).where('id', '=', billId).executeTakeFirst()

const isOwnedBy = ({ patient_id, payer_id }: CreditOwner) =>
  sql<SqlBool>`bill.patient_id = ${patient_id} and bill.payer_id is not distinct from ${payer_id}`

/** Lists the invoices that were overpaid and whose credit is not used up, the oldest first. */
export const listCredits = (tx: Tx, owner: CreditOwner) =>
  tx
    .selectFrom('bill')
    .select(['id', 'credit_left'])
    .where('credit_left', '>', 0)
    .where(isOwnedBy(owner))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Locks the client's credit until the transaction ends, so that its remaining amount does not change. */
export async function lockCredits(tx: Tx, owner: CreditOwner): Promise<void> {
  const ids = (await listCredits(tx, owner)).map(({ id }) => id)
  if (ids.length > 0) await lockBills(tx, ids)
}

/** Lists the remaining credits of a patient and of the patient's payers, the oldest first. */
export const listCreditsOfPatient = (tx: Tx, patientId: string) =>
  tx
    .selectFrom('bill')
    .select(['id', 'bill_number', 'client_name', 'payer_id', 'credit_left', 'created_at'])
    .where('credit_left', '>', 0)
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const selectOtherDueBills = (tx: Tx, billId: string, owner: CreditOwner) =>
  tx
    .selectFrom('bill')
    .where('id', '<>', billId)
    .where('kind', '=', 'INVOICE')
    .where('fully_paid', '=', false)
    .whereRef('credited', '<', 'total_price')
    .where(isOwnedBy(owner))

/** Counts the unpaid invoices of the client except `billId`. */
export async function countOtherDueBills(tx: Tx, billId: string, owner: CreditOwner): Promise<number> {
  const { count } = await selectOtherDueBills(tx, billId, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the unpaid invoices of the client except `billId`, the earliest due date first; at most 50. */
export const listOtherDueBills = (tx: Tx, billId: string, owner: CreditOwner) =>
  selectOtherDueBills(tx, billId, owner)
    .select(['id', 'bill_number', 'kind', 'total_price', 'received', 'refunded', 'credited', 'fully_paid'])
    .orderBy('due_on')
    .orderBy('created_at')
    .orderBy('id')
    .limit(50)
    .execute()

/** Lists the rows of the journal that belong to a receipt, or to a use of a credit. */
export const listReceiptRows = (tx: Tx, receiptId: string) =>
  tx.selectFrom('bill_payment').selectAll().where('receipt_id', '=', receiptId).orderBy('position').execute()

/** Sums the amounts received by receipt in euros, without corrections and uses of a credit. */
export async function sumReceipts(tx: Tx, receiptIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('bill_payment')
    .select(({ fn }) => ['receipt_id', fn.sum<number>('amount').as('total')])
    .where(sql<SqlBool>`receipt_id = any(${[...receiptIds]}::uuid[])`)
    .where('kind', 'in', ['PAYMENT', 'CREDIT'])
    .groupBy('receipt_id')
    .execute()
  return new Map(rows.flatMap(({ receipt_id, total }) => (receipt_id === null ? [] : [[receipt_id, total]])))
}
