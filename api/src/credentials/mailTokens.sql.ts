import type { Tx } from '../db.ts'
import { digestOf, newSecret } from '../encryption/secrets.ts'

export type MailPurpose = 'RESET' | 'CONFIRM' | 'RESTORE'

/** Creates the secret of an e-mail link; the database stores only its hash. */
export async function insertMailToken(
  tx: Tx,
  purpose: MailPurpose,
  accountId: string,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret()
  await tx
    .insertInto('auth.mail_token')
    .values({ token_hash: digestOf(token), purpose, account_id: accountId, expires_at: expiresAt })
    .execute()
  return token
}

const selectAccountOfLink = (tx: Tx, purpose: MailPurpose, token: string, now: Date) =>
  tx
    .selectFrom('auth.mail_token')
    .innerJoin('auth.account', 'auth.account.id', 'auth.mail_token.account_id')
    .selectAll('auth.account')
    .where('token_hash', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

/** Finds the open account of a valid link, without marking the link as used; undefined for a closed account. */
export const findMailTokenAccount = (tx: Tx, purpose: MailPurpose, token: string, now: Date) =>
  selectAccountOfLink(tx, purpose, token, now).where('disabled_at', 'is', null).executeTakeFirst()

/** Finds the closed account of a valid link. */
export const findClosedAccount = (tx: Tx, purpose: MailPurpose, token: string, now: Date) =>
  selectAccountOfLink(tx, purpose, token, now).where('disabled_at', 'is not', null).executeTakeFirst()

/** Marks the account's links of this purpose as used; returns false if a concurrent request did so first. */
export async function updateSpentMailToken(tx: Tx, purpose: MailPurpose, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('auth.mail_token')
    .set({ used_at: now })
    .where('token_hash', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!used) return false
  await tx
    .updateTable('auth.mail_token')
    .set({ used_at: now })
    .where('account_id', '=', used.account_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  return true
}
