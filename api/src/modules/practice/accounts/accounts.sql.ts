import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
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

/** Finds the account of this kind with this address, unless it is disabled. */
export const findAccountByEmail = (database: Database, kind: AccountKind, email: string) =>
  database
    .selectFrom('auth.account')
    .selectAll()
    .where('kind', '=', kind)
    .where('email', '=', normalizeEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/**
 * Lists the accounts with this address that are not disabled. A person may have two: as a member of a practice and as a
 * patient.
 */
export const listAccountsByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('auth.account')
    .select(['id', 'kind'])
    .where('email', '=', normalizeEmail(email))
    .where('disabled_at', 'is', null)
    .execute()

export type Credentials = Pick<Selectable<Tables['auth.account']>, 'id' | 'kind' | 'email' | 'password_hash'>

export const findCredentials = (tx: Tx, accountId: string): Promise<Credentials> =>
  tx
    .selectFrom('auth.account')
    .select(['id', 'kind', 'email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

export async function findTokenVersion(tx: Tx, accountId: string): Promise<number> {
  const account = await tx
    .selectFrom('auth.account')
    .select('token_version')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.token_version ?? 0
}

/** Revokes the access tokens. The sign-ins continue, and are renewed with the new rights (ruling 30). */
export async function updateTokenVersion(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('auth.account')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

export async function updatePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('auth.account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

/** Whether an account of this kind has the address; a closed account keeps it while it can be restored. */
export async function isAddressTaken(tx: Tx, kind: AccountKind, email: string): Promise<boolean> {
  const account = await tx
    .selectFrom('auth.account')
    .select('id')
    .where('kind', '=', kind)
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Finds the rows of the member and of the practice's owner, the end of the trial, whether the practice is unconfirmed,
 * and whether its screens show the first steps.
 */
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
    .where(sql<SqlBool>`'ROLE_ADMIN' = any(roles)`)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const tenant = await tx
    .selectFrom('tenant')
    .select([
      'trial_ends_at',
      sql<boolean>`not auth.is_confirmed_practice(id)`.as('isUnconfirmed'),
      sql<boolean>`first_steps_ended_at is null`.as('hasFirstSteps'),
    ])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { trial_ends_at: trialEndsAt, isUnconfirmed, hasFirstSteps } = tenant
  return { member, owner, trialEndsAt, isUnconfirmed, hasFirstSteps }
}
