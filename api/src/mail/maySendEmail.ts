import { errorCode } from 'shared/contracts/errorCodes'
import type { Tx } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { Email } from './defineEmail.ts'
import { isAllowedRecipient } from './allowedRecipient.sql.ts'

/**
 * Whether the transaction's practice may send this e-mail to the address: a confirmed practice to anybody, another to
 * its members alone, except for e-mails about an account (ruling 136). Throws 409 instead of false if a member
 * requested the e-mail.
 */
export async function maySendEmail(
  tx: Tx,
  { isAutomatic, isAboutAccount }: Pick<Email, 'isAutomatic' | 'isAboutAccount'>,
  address: string,
): Promise<boolean> {
  if (isAboutAccount || (await isAllowedRecipient(tx, address))) return true
  if (!isAutomatic) throw new Refusal(409, errorCode.addressUnconfirmed)
  return false
}
