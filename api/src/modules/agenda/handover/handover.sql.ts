import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/**
 * Changes the therapist of the sessions in one statement; `allowsOverlap` permits a session to overlap other sessions
 * of the new therapist.
 */
export async function updateTherapistOfSessions(
  tx: Tx,
  transfers: readonly { sessionId: string; successorId: string; allowsOverlap: boolean }[],
): Promise<void> {
  await sql`
    update session set therapist_id = transfer.successor_id, allow_overlap = session.allow_overlap or transfer.allow_overlap, version = session.version + 1
    from unnest(${transfers.map(({ sessionId }) => sessionId)}::uuid[], ${transfers.map(({ successorId }) => successorId)}::uuid[],
      ${transfers.map(({ allowsOverlap }) => allowsOverlap)}::boolean[]) as transfer (session_id, successor_id, allow_overlap)
    where session.id = transfer.session_id`.execute(tx)
}

/** Returns the ids, among `ids`, of members who are therapists. */
export async function listTherapistIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`'ROLE_THERAPIST' = any(roles)`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
