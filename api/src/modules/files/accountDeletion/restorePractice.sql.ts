import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** A closed practice that can still be restored. */
export interface ClosedPractice {
  tenantId: string
  timeZone: string
  destroyAt: Date
}

/**
 * Sets the transaction's tenant to the member's closed practice and locks it; returns undefined if there is none or its
 * restoration period is over.
 */
export async function lockClosedPractice(tx: Tx, accountId: string, now: Date): Promise<ClosedPractice | undefined> {
  const { rows } = await sql<{
    tenant_id: string
    time_zone: string
    destroy_at: Date
  }>`select * from auth.begin_restoration(${accountId}, ${now})`.execute(tx)
  const [row] = rows
  return row && { tenantId: row.tenant_id, timeZone: row.time_zone, destroyAt: row.destroy_at }
}

/** Reopens the transaction's practice and the accounts that were closed with it. */
export async function updateReopenedPractice(tx: Tx, tenantId: string): Promise<void> {
  const { closed_at } = await tx.selectFrom('tenant').select('closed_at').executeTakeFirstOrThrow()
  await tx.updateTable('tenant').set({ closed_at: null, destroy_at: null }).where('id', '=', tenantId).execute()
  await tx
    .updateTable('auth.account')
    .set({ disabled_at: null })
    .where('disabled_at', '=', closed_at)
    .where('id', 'in', tx.selectFrom('member').select('id'))
    .execute()
}
