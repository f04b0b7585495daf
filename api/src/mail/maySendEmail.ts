import { errorCode } from 'shared/contracts/errorCodes'
import type { Tx } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { Email } from './defineEmail.ts'
import { isAllowedRecipient } from './allowedRecipient.sql.ts'

/**
 * Whether the practice of the transaction may write to the address: once it is confirmed to anybody, until then to its
 * members, and about an account (ruling 136). Throws 409 for any other e-mail that a member asked for.
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
