import type { Tx } from '../../db.ts'

/** An invoice or a credit note with its sealed files. */
export const findBill = (tx: Tx, id: string) =>
  tx.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst()
