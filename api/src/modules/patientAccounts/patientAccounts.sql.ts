import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db.ts'
import type { Tables } from '../../tables/tables.ts'

/** Does any practice keep a file with this address; never whose. */
export async function patientFileKnown(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select auth.patient_file_known(${email}) as known`.execute(tx)
  return rows[0]?.known ?? false
}

/** False when the address already has a patient account. */
export async function insertPatientAccount(tx: Tx, account: Insertable<Tables['auth.account']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.account')
    .values(account)
    .onConflict((conflict) => conflict.constraint('account_email').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

export async function markConfirmed(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.account')
    .set({ confirmed_at: now })
    .where('id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** The practices where this account asked for a session. */
export async function practicesAskedBy(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string
  }>`select tenant_id from auth.practices_asked_by(${accountId}) tenant_id`.execute(tx)
  return rows.map(({ tenant_id }) => tenant_id)
}
