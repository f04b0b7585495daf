import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import type { Tables } from '../../../tables/tables.ts'
import type { AccountKind } from '../accounts/accounts.sql.ts'

type EmailChangeRow = Selectable<Tables['auth.email_change']>

/** Address to which a link was sent. */
export type LinkSide = 'FORMER' | 'NEW'

export interface ChangedAccount {
  id: string
  kind: AccountKind
  email: string
}

export interface AccountWithAddress extends ChangedAccount {
  /** Whether the account's current address is confirmed. */
  isConfirmed: boolean
}

export async function findAccount(tx: Tx, accountId: string): Promise<AccountWithAddress> {
  const { confirmed_at, ...account } = await tx
    .selectFrom('auth.account')
    .select(['id', 'kind', 'email', 'confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...account, isConfirmed: confirmed_at !== null }
}

async function findOpenAccount(tx: Tx, accountId: string): Promise<AccountWithAddress | undefined> {
  const isOpen = await tx
    .selectFrom('auth.account')
    .select('id')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return isOpen && findAccount(tx, accountId)
}

/** Finds the account's change that can still be confirmed. */
export const findEmailChange = (tx: Tx, accountId: string, now: Date): Promise<EmailChangeRow | undefined> =>
  tx
    .selectFrom('auth.email_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Finds the account's change that can still be confirmed, and locks it until the transaction ends. */
export const lockEmailChange = (tx: Tx, accountId: string, now: Date): Promise<EmailChangeRow | undefined> =>
  tx
    .selectFrom('auth.email_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

interface NewEmailChange {
  accountId: string
  newEmail: string
  secrets: Record<LinkSide, string>
  /** Whether the former address must confirm the change; false if it is unconfirmed, since it may be mistyped. */
  mustFormerConfirm: boolean
  now: Date
  expiresAt: Date
}

/** Inserts a change, which replaces the account's pending change and voids its links. */
export async function insertEmailChange(
  tx: Tx,
  { accountId, newEmail, secrets, mustFormerConfirm, now, expiresAt }: NewEmailChange,
): Promise<void> {
  const columns = {
    new_email: newEmail,
    former_token_hash: digestOf(secrets.FORMER),
    new_token_hash: digestOf(secrets.NEW),
    former_confirmed_at: mustFormerConfirm ? null : now,
    new_confirmed_at: null,
    requested_at: now,
    expires_at: expiresAt,
  }
  await tx
    .insertInto('auth.email_change')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

/** Replaces the link that was sent to one of the addresses. */
export async function updateLink(tx: Tx, accountId: string, side: LinkSide, secret: string): Promise<void> {
  const hash = digestOf(secret)
  await tx
    .updateTable('auth.email_change')
    .set(side === 'FORMER' ? { former_token_hash: hash } : { new_token_hash: hash })
    .where('account_id', '=', accountId)
    .execute()
}

/** Finds and locks the change of a link if its account is open; `side` is the address to which the link was sent. */
export async function lockEmailChangeOfLink(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ account: AccountWithAddress; side: LinkSide; change: EmailChangeRow } | undefined> {
  const hash = digestOf(secret)
  const change = await tx
    .selectFrom('auth.email_change')
    .selectAll()
    .where((row) => row.or([row('former_token_hash', '=', hash), row('new_token_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  const account = change && (await findOpenAccount(tx, change.account_id))
  return account && { account, side: change.former_token_hash.equals(hash) ? 'FORMER' : 'NEW', change }
}

export async function updateConfirmation(tx: Tx, accountId: string, side: LinkSide, now: Date): Promise<void> {
  await tx
    .updateTable('auth.email_change')
    .set(side === 'FORMER' ? { former_confirmed_at: now } : { new_confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteEmailChange(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('auth.email_change').where('account_id', '=', accountId).execute()
}

/** Sets the account's address, which violates `account_email` if another account has it. */
export async function updateAccountEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx.updateTable('auth.account').set({ email }).where('id', '=', accountId).execute()
}

/** Deletes the password reset and confirmation links that were sent to the account's former address. */
export async function deleteMailTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('auth.mail_token').where('account_id', '=', accountId).execute()
}

/** Names of the e-mails that are redirected to a new address, by kind of account. Excludes security notices. */
const readdressedEmails: Record<AccountKind, { names: string[]; role: string }> = {
  MEMBER: {
    names: ['welcome', 'trialEnding', 'requestReceived', 'requestExpired', 'sessionCancelled', 'estimationDecided'],
    role: 'therapist',
  },
  PATIENT: {
    names: ['requestRecorded', 'requestExpired', 'sessionValidated', 'sessionMoved', 'sessionCancelled'],
    role: 'patient',
  },
}

/** Redirects the account's pending e-mails to the new address. E-mails for both roles have the role in their data. */
export async function updatePendingEmails(tx: Tx, { kind, email }: ChangedAccount, newEmail: string): Promise<void> {
  const { names, role } = readdressedEmails[kind]
  await tx
    .updateTable('letter')
    .set({ recipient_address: newEmail })
    .where('sent_at', 'is', null)
    .where(sql<string>`lower(recipient_address)`, '=', email)
    .where('name', 'in', names)
    .where(sql<string>`coalesce(data->>'to', ${role})`, '=', role)
    .execute()
}
