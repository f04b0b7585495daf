import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export async function insertSessions(tx: Tx, rows: readonly Insertable<Tables['session']>[]): Promise<void> {
  await tx.insertInto('session').values(rows).execute()
}

/** Updates columns of the sessions and increments their version, so that forms opened earlier are refused as stale. */
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
