import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Overlap } from '../conflicts/conflictCheck.service.ts'
import type { Change, travellingColumns } from './changePlan.ts'

export interface FollowingRow extends Overlap {
  change: Change
  movedAlone: boolean
}

/** Writes all those that follow at once: what travels is the same for each, its place is its own. */
export async function updateFollowing(
  tx: Tx,
  rows: readonly FollowingRow[],
  travelling: ReturnType<typeof travellingColumns>,
): Promise<void> {
  const changes = rows.map(({ change }) => change)
  const spans = changes.map(({ span }) => span)
  const placed = sql<{
    id: string
  }>`unnest(${changes.map(({ id }) => id)}::uuid[], ${spans.map(({ date }) => date)}::date[],
    ${spans.map(({ startTime }) => startTime)}::time[], ${spans.map(({ endTime }) => endTime)}::time[], ${changes.map(({ therapistId }) => therapistId)}::uuid[],
    ${rows.map(({ allow_overlap }) => allow_overlap)}::boolean[], ${rows.map(({ force_reason }) => force_reason)}::text[], ${rows.map(({ movedAlone }) => movedAlone)}::boolean[])`
  await tx
    .updateTable('session')
    .from(
      placed.as<'placed'>(
        sql`placed (id, day, start_time, end_time, therapist_id, allow_overlap, force_reason, moved_alone)`,
      ),
    )
    .set((set) => ({
      ...travelling,
      ...('patient_id' in travelling && { requested_by: null }),
      day: sql<string>`placed.day`,
      start_time: sql<string>`placed.start_time`,
      end_time: sql<string>`placed.end_time`,
      therapist_id: sql<string>`placed.therapist_id`,
      allow_overlap: sql<boolean>`placed.allow_overlap`,
      force_reason: sql<string | null>`placed.force_reason`,
      moved_alone: sql<boolean>`placed.moved_alone`,
      version: set('session.version', '+', 1),
    }))
    .whereRef('session.id', '=', 'placed.id')
    .execute()
}
