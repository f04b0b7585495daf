import { beginTenant, type Tx } from '../../db.ts'
import type { Services } from '../../services.ts'
import type { Delivery } from '../defineEmail.ts'
import { findUnsentLogEntry, updateLogEntry } from './emailLog.sql.ts'

/** Returns the encrypted column with the address of an e-mail. */
export const recipientField = (id: string) => ({ table: 'email_log', column: 'recipient', id })

interface PendingEmail {
  id: string
  tenantId: string
  recipient: string
}

/**
 * Stores the outcome of an e-mail in the list of sent e-mails, with the encrypted address. Does nothing for a practice
 * that was destroyed meanwhile; throws PracticeClosed for a closed one.
 */
export async function recordOutcome(
  tx: Tx,
  { encryption }: Services,
  { id, tenantId, recipient }: PendingEmail,
  outcome: Delivery | { state: 'WITHDRAWN' },
): Promise<void> {
  await beginTenant(tx, tenantId)
  if (!(await findUnsentLogEntry(tx, id))) return
  const cipher = await encryption.cipherOf(tx, tenantId)
  await updateLogEntry(tx, id, outcome, cipher.encrypt(recipient, recipientField(id)))
}
