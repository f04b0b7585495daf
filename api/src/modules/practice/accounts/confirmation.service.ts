import { beginTenant, type Tx } from '../../../db.ts'
import { updateLinkedFiles, updateConfirmedAt, listRequestedPractices } from './confirmation.sql.ts'

/**
 * Confirms an account's address. In the practices where the account requested a session, it is linked to the patient
 * files with that address (ruling 28).
 */
export async function confirmAddress(tx: Tx, account: { id: string; email: string }, now: Date): Promise<void> {
  await updateConfirmedAt(tx, account.id, now)
  for (const tenantId of await listRequestedPractices(tx, account.id)) {
    await beginTenant(tx, tenantId)
    await updateLinkedFiles(tx, tenantId, account)
  }
}
