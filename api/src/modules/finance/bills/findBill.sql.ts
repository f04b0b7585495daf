import type { Tx } from '../../../db.ts'

/** Finds an invoice or a credit note with its encrypted files. */
export const findBill = (tx: Tx, id: string) =>
  tx.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the ids of the given bills that have a document: invoices, then credit notes, each in the order of issue. */
export async function findIssuedIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('bill')
    .select('id')
    .where('id', 'in', ids)
    .where('content', 'is not', null)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}
