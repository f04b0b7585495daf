import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'
import type { Tables } from '../../../tables/tables.ts'

/** Maximum idle time of a sign-in: twelve hours. */
const maxIdleMs = 12 * 3_600_000

/** Next value of the renewal cookie, and its expiry. */
export interface Renewal {
  secret: string
  expiresAt: Date
}

interface NewRenewal {
  accountId: string
  /** Id of the sign-in, which its successive renewal tokens share. */
  family: string
  /** Id of the renewed token; null for the first token of a sign-in. */
  predecessor: string | null
  now: Date
  /** End of the sign-in, even with constant activity. */
  endsAt: Date
}

/** Stores the hash of a new renewal token; returns its secret, which is not stored. */
export async function insertRenewal(
  tx: Tx,
  { accountId, family, predecessor, now, endsAt }: NewRenewal,
): Promise<Renewal> {
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

/** Stored renewal token. */
export type RenewalRow = Selectable<Tables['auth.refresh_token']>

const listSuccessors = (tx: Tx, predecessor: string) =>
  tx.selectFrom('auth.refresh_token').select(['id', 'used_at']).where('predecessor', '=', predecessor).execute()

/**
 * Whether two clients use the token, which is proven by a used successor of a used token, or by a used sibling with the
 * same predecessor. Until then the response to the first use may have been lost. A used token without a stored
 * successor was renewed by an earlier version of the application, and counts as stolen.
 */
export async function isStolen(tx: Tx, { id, predecessor, used_at }: RenewalRow): Promise<boolean> {
  if (used_at) {
    const successors = await listSuccessors(tx, id)
    return successors.length === 0 || successors.some((successor) => successor.used_at !== null)
  }
  if (predecessor === null) return false
  const siblings = await listSuccessors(tx, predecessor)
  return siblings.some((sibling) => sibling.id !== id && sibling.used_at !== null)
}
