import type { Selectable } from 'kysely'
import type { Span } from 'shared/domain/calendar/availability'
import type { Tx } from '../../db.ts'
import type { SessionState } from '../../tables/sessions.ts'
import type { Tables } from '../../tables/tables.ts'

export type SessionRow = Selectable<Tables['session']>

export const spanOf = ({ day, start_time, end_time }: Pick<SessionRow, 'day' | 'start_time' | 'end_time'>): Span => ({
  date: day,
  startTime: start_time,
  endTime: end_time,
})

export const findSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()

/** The session, that nobody else changes until the transaction ends. */
export const holdSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Moves a session to a state. Its animals' time is kept in step: the two are tied by a deferred key. */
export async function setState(tx: Tx, id: string, state: SessionState): Promise<SessionRow> {
  const row = await tx
    .updateTable('session')
    .set(({ eb }) => ({ state, expires_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('session_animal').set({ live: row.live }).where('session_id', '=', id).execute()
  return row
}
