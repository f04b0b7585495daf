import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type EntryRow = Selectable<Tables['attendance_entry']>

export const findEntry = (tx: Tx, id: string): Promise<EntryRow | undefined> =>
  tx.selectFrom('attendance_entry').selectAll().where('id', '=', id).executeTakeFirst()

/** The attendance entries of the sessions, in the order of receipt. */
export const findEntries = (tx: Tx, sessionIds: readonly string[]): Promise<EntryRow[]> =>
  tx
    .selectFrom('attendance_entry')
    .selectAll()
    .where('session_id', 'in', sessionIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute()

export const insertEntry = (tx: Tx, columns: Insertable<Tables['attendance_entry']>): Promise<EntryRow> =>
  tx.insertInto('attendance_entry').values(columns).returningAll().executeTakeFirstOrThrow()

/** Ids of the sessions with at least one attendance entry. */
export async function listSignedSessionIds(tx: Tx, sessionIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('attendance_entry')
    .select('session_id')
    .distinct()
    .where('session_id', 'in', sessionIds)
    .execute()
  return new Set(rows.map(({ session_id }) => session_id))
}
