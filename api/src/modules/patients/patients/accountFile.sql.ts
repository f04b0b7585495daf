import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

const files = (tx: Tx) => tx.selectFrom('patient').select(['id', 'account_id']).where('removed_at', 'is', null)

/** The practice's file that is linked to a patient's account. */
export const linkedFile = (tx: Tx, accountId: string) =>
  files(tx).where('account_id', '=', accountId).orderBy('created_at').executeTakeFirst()

/** The practice's file with this address, in lower case. */
export const fileWithAddress = (tx: Tx, email: string) =>
  files(tx)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst()

/**
 * The id of the file that is proved to be the account's: linked to it, or with its address once that is confirmed. The file
 * of an address that anybody could have typed is not theirs to learn from.
 */
export async function provenFileId(tx: Tx, accountId: string): Promise<string | undefined> {
  const linked = await linkedFile(tx, accountId)
  if (linked) return linked.id
  const account = await tx
    .selectFrom('auth.account')
    .select('email')
    .where('id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return account && (await fileWithAddress(tx, account.email))?.id
}
