import { sql } from 'kysely'
import type { Tx } from '../db.ts'

/**
 * Whether the transaction may e-mail the address: an unconfirmed practice may write to its members alone (ruling 136).
 * A transaction without a practice may e-mail anybody.
 */
export async function isAllowedRecipient(tx: Tx, address: string): Promise<boolean> {
  const { rows } = await sql<{ isAllowed: boolean }>`
    select app_tenant() is null or auth.is_confirmed_practice(app_tenant()) or exists (
      select from member m join auth.account a on a.id = m.id
      where m.tenant_id = app_tenant() and a.email = lower(btrim(${address}))
    ) as "isAllowed"`.execute(tx)
  return rows[0]?.isAllowed === true
}
