import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** Selects the patient files that are not deleted. */
const selectUndeletedFiles = (tx: Tx) =>
  tx.selectFrom('patient').select(['id', 'account_id']).where('removed_at', 'is', null)

/** Finds the practice's patient file that is linked to a patient account. */
export const findLinkedFile = (tx: Tx, accountId: string) =>
  selectUndeletedFiles(tx).where('account_id', '=', accountId).orderBy('created_at').executeTakeFirst()

/** Finds the practice's patient file with this e-mail address, which must be in lower case. */
export const findFileWithAddress = (tx: Tx, email: string) =>
  selectUndeletedFiles(tx)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst()

/**
 * Finds the file of the account, which is linked to it or has its confirmed e-mail address. An unconfirmed address is
 * not enough, since another person could have typed it.
 */
export async function findFileIdOfAccount(tx: Tx, accountId: string): Promise<string | undefined> {
  const linkedFile = await findLinkedFile(tx, accountId)
  if (linkedFile) return linkedFile.id
  const account = await tx
    .selectFrom('auth.account')
    .select('email')
    .where('id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return account && (await findFileWithAddress(tx, account.email))?.id
}
