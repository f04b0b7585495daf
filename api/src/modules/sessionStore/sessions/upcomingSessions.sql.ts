import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { isLiveAt } from './titledSessions.sql.ts'

/** Selects the validated sessions and pending requests of a therapist that have not ended. */
const selectUpcomingSessions = (tx: Tx, therapistId: string, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .where('session.therapist_id', '=', therapistId)
    .where(sql<boolean>`session.day + session.end_time > (${now}::timestamptz at time zone tenant.time_zone)`)
    .where(isLiveAt(now))

export async function hasUpcomingSessions(tx: Tx, therapistId: string, now: Date): Promise<boolean> {
  const row = await selectUpcomingSessions(tx, therapistId, now).select('session.id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Lists the ids of a therapist's current and upcoming sessions, in chronological order. */
export async function listUpcomingSessionIds(tx: Tx, therapistId: string, now: Date): Promise<string[]> {
  const rows = await selectUpcomingSessions(tx, therapistId, now)
    .select('session.id')
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(({ id }) => id)
}
