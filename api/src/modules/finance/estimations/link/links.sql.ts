import { sql, type Insertable, type Selectable } from 'kysely'
import type { Tx } from '../../../../db.ts'
import type { Delivery } from '../../../../mail/defineEmail.ts'
import { digestOf } from '../../../../encryption/secrets.ts'
import type { Tables } from '../../../../tables/tables.ts'

export type LinkRow = Selectable<Tables['estimation_link']>

/** Finds the links of a quote, the newest first. */
export const findLinks = (tx: Tx, estimationId: string): Promise<LinkRow[]> =>
  tx
    .selectFrom('estimation_link')
    .selectAll()
    .where('estimation_id', '=', estimationId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Revokes the open link of a quote; returns its id, or undefined if there is none. */
export async function updateOpenLinkAsReplaced(tx: Tx, estimationId: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('estimation_link')
    .set({ replaced_at: now })
    .where('estimation_id', '=', estimationId)
    .where('replaced_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertLink(tx: Tx, row: Insertable<Tables['estimation_link']>): Promise<void> {
  await tx.insertInto('estimation_link').values(row).execute()
}

/** Finds a link whose e-mail is pending. */
export const findLinkWithPendingEmail = (tx: Tx, id: string): Promise<LinkRow | undefined> =>
  tx
    .selectFrom('estimation_link')
    .selectAll()
    .where('id', '=', id)
    .where('letter_state', '=', 'PENDING')
    .executeTakeFirst()

/** Stores the outcome of an e-mail, if it is still pending. */
export async function updateDelivery(
  tx: Tx,
  id: string,
  outcome: Delivery | { state: 'WITHDRAWN' },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('estimation_link')
    .set({
      letter_state: outcome.state,
      refusal: outcome.state === 'REFUSED' ? outcome.reason : null,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('letter_state', '=', 'PENDING')
    .execute()
}

/** Stores the client's reason for refusing the quote, encrypted. */
export async function updateRefusalReason(tx: Tx, id: string, reason: Buffer): Promise<void> {
  await tx.updateTable('estimation_link').set({ reason }).where('id', '=', id).execute()
}

/**
 * Finds a link by its token, and limits the transaction to its practice; undefined for an unknown token or a closed
 * practice.
 */
export async function findEstimationLink(tx: Tx, token: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<{ id: string }>`select id from auth.begin_estimation_link(${digestOf(token)})`.execute(tx)
  const [foundLink] = rows
  return foundLink && tx.selectFrom('estimation_link').selectAll().where('id', '=', foundLink.id).executeTakeFirst()
}
