import type { Tx } from '../../../db.ts'

/**
 * Lists the ids of the invoices and credit notes that have a document, of one patient or of all patients, in the order
 * they were issued.
 */
export async function listExportedBillIds(tx: Tx, patientId?: string): Promise<string[]> {
  let query = tx.selectFrom('bill').select('id').where('content', 'is not', null).orderBy('created_at').orderBy('id')
  if (patientId !== undefined) query = query.where('patient_id', '=', patientId)
  return (await query.execute()).map(({ id }) => id)
}
