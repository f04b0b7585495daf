import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'

/** One therapist's sessions become others', all in one statement; `overlapping` ones knowingly over something else. */
export async function giveSessions(
  tx: Tx,
  gifts: readonly { sessionId: string; successorId: string; overlapping: boolean }[],
): Promise<void> {
  await sql`
    update session s set therapist_id = gift.successor_id, allow_overlap = s.allow_overlap or gift.overlapping, version = s.version + 1
    from unnest(${gifts.map(({ sessionId }) => sessionId)}::uuid[], ${gifts.map(({ successorId }) => successorId)}::uuid[],
      ${gifts.map(({ overlapping }) => overlapping)}::boolean[]) as gift (session_id, successor_id, overlapping)
    where s.id = gift.session_id`.execute(tx)
}

/** Which of these members give sessions. */
export async function therapistsAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`'ROLE_THERAPIST' = any(roles)`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
