import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'
import type { Tables } from '../../../tables/tables.ts'

/** Twelve hours. */
const maxIdleMs = 12 * 3_600_000

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

/** Stores a new renewal token, unused; returns its secret, which is stored nowhere. */
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

/** A renewal token as it is stored. */
export type RenewalRow = Selectable<Tables['auth.refresh_token']>

const successorsOf = (tx: Tx, predecessor: string) =>
  tx.selectFrom('auth.refresh_token').select(['id', 'used_at']).where('predecessor', '=', predecessor).execute()

/**
 * Whether two clients hold the token: a successor of a used one was used, or another successor of the same one. Until
 * then the response to its first use may have been lost. A token renewed by a former version has no known successor.
 */
export async function isStolen(tx: Tx, { id, predecessor, used_at }: RenewalRow): Promise<boolean> {
  if (used_at) {
    const successors = await successorsOf(tx, id)
    return successors.length === 0 || successors.some((successor) => successor.used_at !== null)
  }
  if (predecessor === null) return false
  const siblings = await successorsOf(tx, predecessor)
  return siblings.some((sibling) => sibling.id !== id && sibling.used_at !== null)
}
