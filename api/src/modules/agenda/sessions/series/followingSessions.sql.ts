import { sql } from 'kysely'
import type { Tx } from '../../../../db.ts'
import type { ForceColumns } from '../conflicts/conflictCheck.service.ts'
import type { changedSharedColumns } from './changedSharedColumns.ts'
import type { SessionChange } from './sessionChange.ts'

export interface FollowingRow extends ForceColumns {
  change: SessionChange
  movedAlone: boolean
}

/**
 * Updates all following sessions in one statement; they get the same shared columns but individual date, times and
 * therapist.
 */
export async function updateFollowingSessions(
  tx: Tx,
  rows: readonly FollowingRow[],
  sharedColumns: ReturnType<typeof changedSharedColumns>,
): Promise<void> {
  const changes = rows.map(({ change }) => change)
  const timeSlots = changes.map(({ timeSlot }) => timeSlot)
  const movedRows = sql<{
    id: string
  }>`unnest(${changes.map(({ id }) => id)}::uuid[], ${timeSlots.map(({ date }) => date)}::date[],
    ${timeSlots.map(({ startTime }) => startTime)}::time[], ${timeSlots.map(({ endTime }) => endTime)}::time[], ${changes.map(({ therapistId }) => therapistId)}::uuid[],
    ${rows.map(({ allow_overlap }) => allow_overlap)}::boolean[], ${rows.map(({ force_reason }) => force_reason)}::text[], ${rows.map(({ movedAlone }) => movedAlone)}::boolean[])`
  await tx
    .updateTable('session')
    .from(
      movedRows.as<'moved'>(
        sql`moved (id, day, start_time, end_time, therapist_id, allow_overlap, force_reason, moved_alone)`,
      ),
    )
    .set((set) => ({
      ...sharedColumns,
      ...('patient_id' in sharedColumns && { requested_by: null }),
      day: sql<string>`moved.day`,
      start_time: sql<string>`moved.start_time`,
      end_time: sql<string>`moved.end_time`,
      therapist_id: sql<string>`moved.therapist_id`,
      allow_overlap: sql<boolean>`moved.allow_overlap`,
      force_reason: sql<string | null>`moved.force_reason`,
      moved_alone: sql<boolean>`moved.moved_alone`,
      version: set('session.version', '+', 1),
    }))
    .whereRef('session.id', '=', 'moved.id')
    .execute()
}
