import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db.ts'
import { digestOf, newSecret } from '../../secrets.ts'
import type { Tables } from '../../tables/tables.ts'

const hourMs = 3_600_000
const maxIdleMs = 12 * hourMs
const maxSignInMs = 30 * 24 * hourMs
/** Two tabs may renew at the same instant: a token that was used within this time is not taken for a stolen one. */
const reuseGraceMs = 10_000

/** The next value of the cookie, and until when. */
export interface Renewal {
  secret: string
  expiresAt: Date
}

interface NewRenewal {
  accountId: string
  family: string
  /** The token that is renewed; null for the first of a sign-in. */
  predecessor: string | null
  now: Date
  endsAt: Date
}

async function insertRenewal(tx: Tx, { accountId, family, predecessor, now, endsAt }: NewRenewal): Promise<Renewal> {
  const secret = newSecret()
  const idleUntil = new Date(Math.min(now.getTime() + maxIdleMs, endsAt.getTime()))
  await tx
    .insertInto('auth.refresh_token')
    .values({
      id: uuidv7(),
      account_id: accountId,
      family,
      predecessor,
      token_hash: digestOf(secret),
      idle_until: idleUntil,
      expires_at: endsAt,
    })
    .execute()
  return { secret, expiresAt: idleUntil }
}

/** Begins a sign-in: the first of a family of renewal tokens, 30 days at most. */
export const beginSignIn = (tx: Tx, accountId: string, now: Date): Promise<Renewal> =>
  insertRenewal(tx, {
    accountId,
    family: uuidv7(),
    predecessor: null,
    now,
    endsAt: new Date(now.getTime() + maxSignInMs),
  })

type RenewalRow = Selectable<Tables['auth.refresh_token']>

const successorsOf = (tx: Tx, predecessor: string) =>
  tx.selectFrom('auth.refresh_token').select(['id', 'used_at']).where('predecessor', '=', predecessor).execute()

/**
 * Whether two hold the token: a successor of a used one was used, or another successor of the same one. Until then the
 * response to its first use may have been lost on the way. What a former version renewed has no known successor.
 */
async function isStolen(tx: Tx, { id, predecessor, used_at }: RenewalRow): Promise<boolean> {
  if (used_at) {
    const successors = await successorsOf(tx, id)
    return successors.length === 0 || successors.some((successor) => successor.used_at !== null)
  }
  if (predecessor === null) return false
  const siblings = await successorsOf(tx, predecessor)
  return siblings.some((sibling) => sibling.id !== id && sibling.used_at !== null)
}

/**
 * Uses a renewal token once. `next` is absent for the second of two tabs. Returns null when the sign-in is over; a token
 * that two hold ends it.
 */
export async function renewSignIn(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ accountId: string; next?: Renewal } | null> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .selectAll()
    .where('token_hash', '=', digestOf(secret))
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.idle_until <= now || row.expires_at <= now) return null
  const { account_id: accountId, family } = row
  if (row.used_at && now.getTime() - row.used_at.getTime() <= reuseGraceMs) return { accountId }
  if (await isStolen(tx, row)) {
    await tx.deleteFrom('auth.refresh_token').where('family', '=', family).execute()
    return null
  }
  if (!row.used_at) await tx.updateTable('auth.refresh_token').set({ used_at: now }).where('id', '=', row.id).execute()
  const renewal = { accountId, family, predecessor: row.id, now, endsAt: row.expires_at }
  return { accountId, next: await insertRenewal(tx, renewal) }
}

/** The account of a renewal token that is still to be used; writes nothing. */
export async function accountOfRenewal(tx: Tx, secret: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .select('account_id')
    .where('token_hash', '=', digestOf(secret))
    .where('used_at', 'is', null)
    .where('idle_until', '>', now)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.account_id
}

/** Ends the sign-in that a renewal token belongs to; returns its account. */
export async function endSignIn(tx: Tx, secret: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .select(['account_id', 'family'])
    .where('token_hash', '=', digestOf(secret))
    .executeTakeFirst()
  if (row) await tx.deleteFrom('auth.refresh_token').where('family', '=', row.family).execute()
  return row?.account_id
}

/** Ends every sign-in of an account and voids every access token given before (ruling 30). */
export async function endAllSignIns(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('auth.account')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
  await tx.deleteFrom('auth.refresh_token').where('account_id', '=', accountId).execute()
}
