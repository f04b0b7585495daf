import type { Tx } from '../../../db.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import { insertRenewal, isStolen, type Renewal, type RenewalRow } from './renewalTokens.sql.ts'
import { deleteSignInsByIds } from './signIns.sql.ts'

/** Time within which a reused token is not considered stolen, since two tabs may renew at the same instant. */
const reuseGraceMs = 10_000

/** Records the use of a sign-in; inserts its row if a former version of the application did not. */
async function recordUse(tx: Tx, { family, account_id }: RenewalRow, now: Date): Promise<void> {
  await tx
    .insertInto('auth.sign_in')
    .values({ id: family, account_id, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used_at: now }))
    .execute()
}

/**
 * Renews a sign-in with a single-use renewal token. Returns the next token as `next`; the second of two tabs that renew
 * at the same instant gets no `next`. Returns null if the sign-in has expired. If two clients use the token, ends the
 * sign-in and returns null.
 */
export async function updateRenewedSignIn(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ accountId: string; signInId: string; next?: Renewal } | null> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .selectAll()
    .where('token_hash', '=', digestOf(secret))
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.idle_until <= now || row.expires_at <= now) return null
  const { account_id: accountId, family } = row
  const signIn = { accountId, signInId: family }
  if (row.used_at && now.getTime() - row.used_at.getTime() <= reuseGraceMs) return signIn
  if (await isStolen(tx, row)) {
    await deleteSignInsByIds(tx, [family])
    return null
  }
  if (!row.used_at) await tx.updateTable('auth.refresh_token').set({ used_at: now }).where('id', '=', row.id).execute()
  const renewal = { accountId, family, predecessor: row.id, now, endsAt: row.expires_at }
  await recordUse(tx, row, now)
  return { ...signIn, next: await insertRenewal(tx, renewal) }
}

/** Finds the sign-in of an unused renewal token, without writing. */
export async function findSignInOfRenewal(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ accountId: string; signInId: string } | undefined> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .select(['account_id', 'family'])
    .where('token_hash', '=', digestOf(secret))
    .where('used_at', 'is', null)
    .where('idle_until', '>', now)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { accountId: row.account_id, signInId: row.family }
}
