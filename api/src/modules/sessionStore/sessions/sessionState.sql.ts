import type { Tx } from '../../../db.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import type { SessionRow } from './sessionRow.ts'

/** Selects the session unless it is hidden, since a hidden session counts as deleted. */
const selectSession = (tx: Tx, id: string) =>
  tx.selectFrom('session').selectAll().where('id', '=', id).where('state', '<>', 'HIDDEN')

export const findSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  selectSession(tx, id).executeTakeFirst()

/** Returns the session and locks its row until the transaction ends. */
export const lockSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  selectSession(tx, id).forUpdate().executeTakeFirst()

/**
 * Changes the state of a session and increments its version; a request then no longer expires. Also changes `live` of
 * its rows in `session_animal`, as a deferred foreign key requires.
 */
export async function updateState(tx: Tx, id: string, state: SessionState): Promise<SessionRow> {
  const row = await tx
    .updateTable('session')
    .set(({ eb }) => ({ state, expires_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('session_animal').set({ live: row.live }).where('session_id', '=', id).execute()
  return row
}

/** Restores the state of a cancelled session. Violates a database constraint if another session occupies its slot. */
export async function updateRestoredState(
  tx: Tx,
  id: string,
  { state, expires_at }: Pick<SessionRow, 'state' | 'expires_at'>,
): Promise<void> {
  await updateState(tx, id, state)
  await tx.updateTable('session').set({ expires_at, cancelled_at: null }).where('id', '=', id).execute()
}
