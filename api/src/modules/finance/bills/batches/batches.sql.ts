import type { BillBatch, BillBatchInput } from 'shared/contracts/finance/billMonth'
import type { Tx } from '../../../../db.ts'
import { patientName } from '../../../../patientName.sql.ts'
import type { BatchTerms } from '../../../../tables/bills.ts'

/** Selects the terms of all invoices of a batch; `taxes` is their VAT rate in percent, and ignored without VAT. */
const termsOf = ({
  withTaxes,
  taxes,
  taxesComment,
  vatReason,
  selectedTermOfPayment,
  selectedPaymentChoice,
  selectedLateInterest,
}: BillBatchInput): BatchTerms => ({
  withTaxes,
  taxes,
  taxesComment,
  ...(vatReason !== undefined && { vatReason }),
  selectedTermOfPayment,
  selectedPaymentChoice,
  selectedLateInterest,
})

export async function insertBatch(
  tx: Tx,
  row: { tenantId: string; id: string; createdBy: string; createdAt: Date },
  input: BillBatchInput,
  billsToIssue: readonly { patientId: string; payerId: string | null }[],
): Promise<void> {
  const { tenantId: tenant_id, id } = row
  await tx
    .insertInto('bill_batch')
    .values({
      tenant_id,
      id,
      month: input.month,
      therapist_id: input.therapistId,
      terms: JSON.stringify(termsOf(input)),
      created_by: row.createdBy,
      created_at: row.createdAt,
    })
    .execute()
  const items = billsToIssue.map(({ patientId, payerId }, position) => ({
    tenant_id,
    batch_id: id,
    patient_id: patientId,
    payer_id: payerId,
    position,
  }))
  await tx.insertInto('bill_batch_item').values(items).execute()
}

export const findBatch = (tx: Tx, id: string) =>
  tx.selectFrom('bill_batch').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the outcome for each patient and payer, in the order of the batch. */
export async function listItems(tx: Tx, batchId: string): Promise<BillBatch['items']> {
  const rows = await tx
    .selectFrom('bill_batch_item as item')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'item.tenant_id').onRef('patient.id', '=', 'item.patient_id'),
    )
    .leftJoin('bill', (join) =>
      join.onRef('bill.tenant_id', '=', 'item.tenant_id').onRef('bill.id', '=', 'item.bill_id'),
    )
    .leftJoin('patient_payer as payer', (join) =>
      join.onRef('payer.tenant_id', '=', 'item.tenant_id').onRef('payer.id', '=', 'item.payer_id'),
    )
    .select([
      'item.patient_id',
      'payer.name as payer_name',
      'item.state',
      'item.bill_id',
      'item.message',
      'bill.bill_number',
    ])
    .select(patientName.as('name'))
    .where('item.batch_id', '=', batchId)
    .orderBy('item.position')
    .execute()
  return rows.map((row) => ({
    patientId: row.patient_id,
    name: row.name,
    payerName: row.payer_name,
    state: row.state,
    billId: row.bill_id,
    billNumber: row.bill_number,
    message: row.message,
  }))
}

/** Locks the next item without an outcome, skipping items locked by other workers; undefined if there is none. */
export const lockPendingItem = (tx: Tx, batchId: string) =>
  tx
    .selectFrom('bill_batch_item')
    .select(['patient_id', 'payer_id', 'position'])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'PENDING')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Stores the outcome of an item that has none yet. */
export async function updateItem(
  tx: Tx,
  { batchId, position }: { batchId: string; position: number },
  outcome: { state: 'ISSUED'; bill_id: string } | { state: 'REFUSED'; message: string },
): Promise<void> {
  await tx
    .updateTable('bill_batch_item')
    .set(outcome)
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .where('state', '=', 'PENDING')
    .execute()
}
