import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export async function insertSessions(tx: Tx, rows: readonly Insertable<Tables['session']>[]): Promise<void> {
  await tx.insertInto('session').values(rows).execute()
}

/** Sets columns of these sessions, whose version counts up: a form that is open on one of them is refused as stale. */
export async function updateSessions(
  tx: Tx,
  ids: readonly string[],
  columns: Omit<Updateable<Tables['session']>, 'version'>,
): Promise<void> {
  await tx
    .updateTable('session')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
