import type { Insertable } from 'kysely'
import type { Tx } from '../../../../db.ts'
import type { Delivery } from '../../../../mail/defineEmail.ts'
import type { Tables } from '../../../../tables/tables.ts'

export async function insertBillEmail(tx: Tx, row: Insertable<Tables['bill_letter']>): Promise<void> {
  await tx.insertInto('bill_letter').values(row).execute()
}

/** Lists the e-mails of these documents, the newest first. */
export const listBillEmails = (tx: Tx, billIds: readonly string[]) =>
  tx
    .selectFrom('bill_letter')
    .selectAll()
    .where('bill_id', 'in', billIds)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type BillEmailRow = Awaited<ReturnType<typeof listBillEmails>>[number]

/** Locks a pending e-mail until the transaction ends. */
export const lockPendingEmail = (tx: Tx, id: string) =>
  tx
    .selectFrom('bill_letter')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst()

/** Stores the outcome of an e-mail, if it is still pending. */
export async function updateDelivery(
  tx: Tx,
  id: string,
  outcome: Delivery | { state: 'WITHDRAWN' },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('bill_letter')
    .set({ ...outcome, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .execute()
}
