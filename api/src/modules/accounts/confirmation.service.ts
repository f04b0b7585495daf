import { sql } from 'kysely'
import { beginTenant, type Tx } from '../../db.ts'
import { markConfirmed, practicesAskedBy } from '../patientAccounts/patientAccounts.sql.ts'

/** The address is its owner's: the account meets the files that bear it, in the practices where it asked for a session (ruling 28). */
export async function confirmAddress(tx: Tx, { id, email }: { id: string; email: string }, now: Date): Promise<void> {
  await markConfirmed(tx, id, now)
  for (const tenantId of await practicesAskedBy(tx, id)) {
    await beginTenant(tx, tenantId)
    await tx
      .updateTable('patient')
      .set({ account_id: id })
      .where('tenant_id', '=', tenantId)
      .where(sql<string>`lower(email)`, '=', email)
      .where('removed_at', 'is', null)
      .where('account_id', 'is', null)
      .execute()
  }
}
