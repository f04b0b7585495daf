import type { Tx } from '../../../db.ts'

/**
 * Closes the practice and the open accounts of its members, which keep their e-mail addresses; returns the ids of the
 * accounts that it closed.
 */
export async function updateClosedPractice(
  tx: Tx,
  tenantId: string,
  { closedAt, destroyAt }: { closedAt: Date; destroyAt: Date },
): Promise<string[]> {
  const accounts = await tx
    .updateTable('auth.account')
    .set({ disabled_at: closedAt })
    .where('disabled_at', 'is', null)
    .where('id', 'in', tx.selectFrom('member').select('id'))
    .returning('id')
    .execute()
  await tx
    .updateTable('tenant')
    .set({ closed_at: closedAt, destroy_at: destroyAt })
    .where('id', '=', tenantId)
    .execute()
  return accounts.map(({ id }) => id)
}
