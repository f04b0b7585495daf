import { sql } from 'kysely'
import type { Tx } from '../../../db.ts'
import { isShown } from './titledSessions.sql.ts'

/** Sessions and waiting requests of a therapist that are not over. */
const ahead = (tx: Tx, therapistId: string, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .where('session.therapist_id', '=', therapistId)
    .where(sql<boolean>`session.day + session.end_time > (${now}::timestamptz at time zone tenant.time_zone)`)
    .where(isShown(now))

export async function hasSessionsAhead(tx: Tx, therapistId: string, now: Date): Promise<boolean> {
  const row = await ahead(tx, therapistId, now).select('session.id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** The ids of a therapist's sessions to come, in the order of the agenda. */
export async function sessionsAhead(tx: Tx, therapistId: string, now: Date): Promise<string[]> {
  const rows = await ahead(tx, therapistId, now)
    .select('session.id')
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(({ id }) => id)
}
