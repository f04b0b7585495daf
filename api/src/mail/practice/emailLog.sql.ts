import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db.ts'
import type { Tables } from '../../tables/tables.ts'
import type { Delivery } from '../defineEmail.ts'

export async function insertLogEntry(tx: Tx, row: Insertable<Tables['email_log']>): Promise<void> {
  await tx.insertInto('email_log').values(row).execute()
}

/** Finds the entry of an e-mail unless it was sent: a refused e-mail may be tried again. */
export const findUnsentLogEntry = (tx: Tx, id: string) =>
  tx.selectFrom('email_log').select('id').where('id', '=', id).where('state', '<>', 'SENT').executeTakeFirst()

/** Stores the outcome with the encrypted address, which is left out if the patient was erased meanwhile. */
export async function updateLogEntry(
  tx: Tx,
  id: string,
  outcome: Delivery | { state: 'WITHDRAWN' },
  recipient: Buffer,
): Promise<void> {
  await tx
    .updateTable('email_log')
    .set({
      state: outcome.state,
      reason: outcome.state === 'REFUSED' ? outcome.reason : null,
      recipient: sql`case when erased then null else ${recipient}::bytea end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the entry of an e-mail that was withdrawn before it was sent. */
export async function deleteLogEntry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('email_log').where('id', '=', id).execute()
}
