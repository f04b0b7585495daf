import type { Insertable } from 'kysely'
import type { SignedInMember, Database, Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type AccountKind = 'MEMBER' | 'PATIENT'

/** Normalizes an e-mail address for storage and comparison. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

export async function insertAccount(tx: Tx, account: Insertable<Tables['auth.account']>): Promise<void> {
  await tx
    .insertInto('auth.account')
    .values({ ...account, email: normalizeEmail(account.email) })
    .execute()
}

/** Finds the enabled account with this address. */
export const findAccountByEmail = (database: Database, kind: AccountKind, email: string) =>
  database
    .selectFrom('auth.account')
    .selectAll()
    .where('kind', '=', kind)
    .where('email', '=', normalizeEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/** Lists the accounts with this address. A person may have two: as a member of a practice and as a patient. */
export const listAccountsByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('auth.account')
    .select(['id', 'kind'])
    .where('email', '=', normalizeEmail(email))
    .where('disabled_at', 'is', null)
    .execute()

export const findCredentials = (tx: Tx, accountId: string): Promise<{ email: string; password_hash: string }> =>
  tx.selectFrom('auth.account').select(['email', 'password_hash']).where('id', '=', accountId).executeTakeFirstOrThrow()

export async function findTokenVersion(tx: Tx, accountId: string): Promise<number> {
  const account = await tx
    .selectFrom('auth.account')
    .select('token_version')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.token_version ?? 0
}

export async function updatePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('auth.account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

/** Finds the rows of the member and of the practice's owner, and the end of the trial. */
export async function findMemberDetails(tx: Tx, { accountId, tenantId }: SignedInMember) {
  const member = await tx
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const owner = await tx
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const tenant = await tx
    .selectFrom('tenant')
    .select('trial_ends_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { member, owner, trialEndsAt: tenant.trial_ends_at }
}
