import type { Tx } from '../../../db.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import type { SessionRow } from './sessionRow.ts'

export const findSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()

/** The session, which nobody else changes until the transaction ends. */
export const lockSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Moves a session to a state. Its animals' rows are changed with it: the two are tied by a deferred key. */
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

/** Puts a cancelled session back to the state it had; refused by the database where its time was taken since. */
export async function restoreState(
  tx: Tx,
  id: string,
  { state, expires_at }: Pick<SessionRow, 'state' | 'expires_at'>,
): Promise<void> {
  await setState(tx, id, state)
  await tx.updateTable('session').set({ expires_at, cancelled_at: null }).where('id', '=', id).execute()
}
