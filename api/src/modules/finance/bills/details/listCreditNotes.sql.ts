import type { BillDetails } from 'shared/contracts/finance/billDetails'
import type { Tx } from '../../../../db.ts'

/** Lists the credit notes of an invoice, in the order they were issued. */
export async function listCreditNotes(tx: Tx, billId: string): Promise<BillDetails['creditNotes']> {
  const rows = await tx
    .selectFrom('bill')
    .select(['id', 'bill_number', 'issued_on', 'total_price'])
    .where('corrects_id', '=', billId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    billNumber: row.bill_number,
    issuedOn: row.issued_on ?? '',
    totalPrice: row.total_price,
  }))
}
