import { sql } from 'kysely'
import type { CalendarFeed } from 'shared/contracts/agenda/agenda'
import type { Tx } from '../../../db.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'

export async function findFeed(tx: Tx, memberId: string): Promise<CalendarFeed> {
  const row = await tx
    .selectFrom('calendar_feed')
    .select(['with_patients', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return {
    active: row !== undefined,
    withPatients: row?.with_patients ?? false,
    createdAt: row?.created_at.toISOString() ?? null,
  }
}

/** Replaces the feed address and returns its secret, of which only the hash is stored. */
export async function insertFeed(
  tx: Tx,
  { tenantId, accountId }: { tenantId: string; accountId: string },
  withPatients: boolean,
  now: Date,
): Promise<string> {
  const secret = newSecret()
  const columns = { token_hash: digestOf(secret), with_patients: withPatients, created_at: now }
  await tx
    .insertInto('calendar_feed')
    .values({ tenant_id: tenantId, member_id: accountId, ...columns })
    .onConflict((onConflict) => onConflict.constraint('calendar_feed_pkey').doUpdateSet(columns))
    .execute()
  return secret
}

export async function deleteFeed(tx: Tx, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('calendar_feed').where('member_id', '=', memberId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The therapist and settings of a feed address. */
export interface ActiveFeed {
  therapistId: string
  timeZone: string
  withPatients: boolean
  /** The member left the practice: the feed then contains only cancellations. */
  hasLeft: boolean
}

/**
 * Sets the transaction's tenant to the practice of the feed with this secret, and returns the feed; null when the
 * secret is unknown or revoked, or the member lost access. The feed of a member who left remains available for some
 * weeks, so that calendar clients receive the cancellations.
 */
export async function findFeedBySecret(tx: Tx, secret: string): Promise<ActiveFeed | null> {
  const { rows } = await sql<{
    member_id: string
    time_zone: string
    with_patients: boolean
  }>`select * from auth.begin_feed(${digestOf(secret)})`.execute(tx)
  const [feed] = rows
  const member =
    feed &&
    (await tx
      .selectFrom('member')
      .select(['roles', 'privileges', 'left_at'])
      .where('id', '=', feed.member_id)
      .executeTakeFirst())
  if (!feed || !member) return null
  const hasLeft = member.left_at !== null
  if (!hasLeft && !(member.roles.includes('ROLE_THERAPIST') && member.privileges.includes('AGENDA'))) return null
  return { therapistId: feed.member_id, timeZone: feed.time_zone, withPatients: feed.with_patients, hasLeft }
}
