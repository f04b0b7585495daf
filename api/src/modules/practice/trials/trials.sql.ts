import { sql } from 'kysely'
import type { Database, Tx } from '../../../db.ts'

/**
 * Lists the practices whose trial ends up to nine days before or after `now`, except those that pay, are closed or have
 * unsubscribed.
 */
export async function listPracticesWithTrial(database: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select trials_about as id from auth.trials_about(${now})`.execute(database)
  return rows.map(({ id }) => id)
}

/** Finds the trial of the transaction's practice; undefined once the practice pays, is closed or has unsubscribed. */
export const findTrial = (tx: Tx) =>
  tx
    .selectFrom('tenant')
    .select(['time_zone as zone', 'trial_ends_at as endsAt', 'offer'])
    .where('payable', '=', false)
    .where('trial_letters', '=', true)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

/** Records that the practice unsubscribed; returns false if it had already unsubscribed, or no longer exists. */
export async function updateUnsubscribed(tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set({ trial_letters: false })
    .where('trial_letters', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findOwner = (tx: Tx) =>
  tx
    .selectFrom('member')
    .select(['email', 'firstname', 'lastname'])
    .where(sql<boolean>`'ROLE_ADMIN' = any(roles)`)
    .orderBy('created_at')
    .executeTakeFirst()
