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

interface NewSignIn {
  accountId: string
  /** Of the browser, by which the device is named. */
  userAgent: string
  now: Date
}

const longestUserAgent = 300

/** Begins a sign-in: the first of a family of renewal tokens, 30 days at most. */
export async function beginSignIn(
  tx: Tx,
  { accountId, userAgent, now }: NewSignIn,
): Promise<{ signInId: string; renewal: Renewal }> {
  const signInId = uuidv7()
  await tx
    .insertInto('auth.sign_in')
    .values({
      id: signInId,
      account_id: accountId,
      user_agent: userAgent.slice(0, longestUserAgent),
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

/** Notes that a sign-in is used; one that a former version began gets its row. */
async function noteUse(tx: Tx, { family, account_id }: RenewalRow, now: Date): Promise<void> {
  await tx
    .insertInto('auth.sign_in')
    .values({ id: family, account_id, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used_at: now }))
    .execute()
}

/** Ends sign-ins: their access tokens are void at once, and nothing renews them. */
async function endFamilies(tx: Tx, families: readonly string[]): Promise<void> {
  if (families.length === 0) return
  await tx.deleteFrom('auth.refresh_token').where('family', 'in', families).execute()
  await tx.deleteFrom('auth.sign_in').where('id', 'in', families).execute()
}

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
    await endFamilies(tx, [family])
    return null
  }
  if (!row.used_at) await tx.updateTable('auth.refresh_token').set({ used_at: now }).where('id', '=', row.id).execute()
  const renewal = { accountId, family, predecessor: row.id, now, endsAt: row.expires_at }
  await noteUse(tx, row, now)
  return { ...signIn, next: await insertRenewal(tx, renewal) }
}

/** The sign-in of a renewal token that is still to be used; writes nothing. */
export async function signInOfRenewal(
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

/** Ends the sign-in that a renewal token belongs to; returns its account. */
export async function endSignIn(tx: Tx, secret: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.refresh_token')
    .select(['account_id', 'family'])
    .where('token_hash', '=', digestOf(secret))
    .executeTakeFirst()
  if (row) await endFamilies(tx, [row.family])
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
  await tx.deleteFrom('auth.sign_in').where('account_id', '=', accountId).execute()
}

/** The sign-ins of an account that can still be renewed, the last used first. */
export const signInsOf = (tx: Tx, accountId: string, now: Date) =>
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

/** Ends one sign-in of the account; undefined when it has no such one. */
export async function endSignInOf(tx: Tx, accountId: string, signInId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.sign_in')
    .select('id')
    .where('id', '=', signInId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row) await endFamilies(tx, [row.id])
  return row?.id
}

/** Ends every sign-in of the account but this one. */
export async function endOtherSignIns(tx: Tx, accountId: string, signInId: string | null): Promise<void> {
  const rows = await tx.selectFrom('auth.sign_in').select('id').where('account_id', '=', accountId).execute()
  await endFamilies(
    tx,
    rows.flatMap(({ id }) => (id === signInId ? [] : [id])),
  )
}
