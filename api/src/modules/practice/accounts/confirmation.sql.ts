import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

export async function updateConfirmedAt(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.account')
    .set({ confirmed_at: now })
    .where('id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Lists the practices in which this account requested a session. */
export async function listRequestedPractices(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string
  }>`select tenant_id from auth.practices_asked_by(${accountId}) tenant_id`.execute(tx)
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Links the account to the practice's patient files that have the account's e-mail address but no account yet. */
export async function updateLinkedFiles(
  tx: Tx,
  tenantId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ account_id: id })
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(email)`, '=', email)
    .where('removed_at', 'is', null)
    .where('account_id', 'is', null)
    .execute()
}

/** Locks an account, so that concurrent requests for a confirmation link run one after the other. */
export const lockAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom('auth.account')
    .select(['email', 'confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Counts the account's confirmation links that expire after the instant, including used links. */
export async function countLinksExpiringAfter(tx: Tx, accountId: string, instant: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('auth.mail_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'CONFIRM')
    .where('expires_at', '>', instant)
    .executeTakeFirstOrThrow()
  return count
}
