import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import { insertRenewal, type Renewal } from './renewalTokens.sql.ts'

/** Maximum duration of a sign-in: thirty days. */
const maxSignInMs = 30 * 24 * 3_600_000
interface NewSignIn {
  accountId: string
  /** User-Agent header, from which the device is named. */
  userAgent: string
  now: Date
}

const maxUserAgentLength = 300

/** Creates a sign-in with its first renewal token, valid for 30 days at most. */
export async function insertSignIn(
  tx: Tx,
  { accountId, userAgent, now }: NewSignIn,
): Promise<{ signInId: string; renewal: Renewal }> {
  const signInId = uuidv7()
  await tx
    .insertInto('auth.sign_in')
    .values({
      id: signInId,
      account_id: accountId,
      user_agent: userAgent.slice(0, maxUserAgentLength),
      created_at: now,
      last_used_at: now,
    })
    .execute()
  const renewal = await insertRenewal(tx, {
    accountId,
    family: signInId,
    predecessor: null,
    now,
    endsAt: new Date(now.getTime() + maxSignInMs),
  })
  return { signInId, renewal }
}

/** Finds when the sign-in began. */
export async function findSignedInAt(tx: Tx, signInId: string): Promise<Date | undefined> {
  const row = await tx.selectFrom('auth.sign_in').select('created_at').where('id', '=', signInId).executeTakeFirst()
  return row?.created_at
}

/** Ends sign-ins, whose access tokens become invalid immediately and cannot be renewed. */
export async function deleteSignInsByIds(tx: Tx, signInIds: readonly string[]): Promise<void> {
  if (signInIds.length === 0) return
  await tx.deleteFrom('auth.refresh_token').where('family', 'in', signInIds).execute()
  await tx.deleteFrom('auth.sign_in').where('id', 'in', signInIds).execute()
}

/** Ends the sign-in of a renewal token; returns its account. */
export async function deleteSignIn(tx: Tx, secret: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .select(['account_id', 'family'])
    .where('token_hash', '=', digestOf(secret))
    .executeTakeFirst()
  if (row) await deleteSignInsByIds(tx, [row.family])
  return row?.account_id
}

/** Ends all sign-ins of an account and revokes its access tokens (ruling 30). */
export async function deleteSignIns(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('auth.account')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
  await tx.deleteFrom('auth.refresh_token').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('auth.sign_in').where('account_id', '=', accountId).execute()
}

/** Lists the sign-ins of an account that can still be renewed, the last used first. */
export const listSignIns = (tx: Tx, accountId: string, now: Date) =>
  tx
    .selectFrom('auth.sign_in')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('auth.refresh_token')
          .select('auth.refresh_token.id')
          .whereRef('family', '=', 'auth.sign_in.id')
          .where('idle_until', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .execute()

/** Ends one sign-in of the account and returns its id; undefined if it does not exist. */
export async function deleteSignInOf(tx: Tx, accountId: string, signInId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.sign_in')
    .select('id')
    .where('id', '=', signInId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row) await deleteSignInsByIds(tx, [row.id])
  return row?.id
}

/** Ends all sign-ins of the account except `signInId`; all of them if `signInId` is null. */
export async function deleteOtherSignIns(tx: Tx, accountId: string, signInId: string | null): Promise<void> {
  const rows = await tx.selectFrom('auth.sign_in').select('id').where('account_id', '=', accountId).execute()
  await deleteSignInsByIds(
    tx,
    rows.flatMap(({ id }) => (id === signInId ? [] : [id])),
  )
}
