import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type EntryRow = Selectable<Tables['attendance_entry']>

export const findEntry = (tx: Tx, id: string): Promise<EntryRow | undefined> =>
  tx.selectFrom('attendance_entry').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the attendance entries of the sessions in the order of receipt. */
export const findEntries = (tx: Tx, sessionIds: readonly string[]): Promise<EntryRow[]> =>
  tx
    .selectFrom('attendance_entry')
    .selectAll()
    .where('session_id', 'in', sessionIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute()

/** Returns the signatures and absences that no later entry strikes. */
export function unstruckEntriesOf(entries: readonly EntryRow[]): EntryRow[] {
  const struckIds = new Set(entries.map(({ strikes }) => strikes))
  return entries.filter(({ id, strikes }) => strikes === null && !struckIds.has(id))
}

export const insertEntry = (tx: Tx, columns: Insertable<Tables['attendance_entry']>): Promise<EntryRow> =>
  tx.insertInto('attendance_entry').values(columns).returningAll().executeTakeFirstOrThrow()

/**
 * Ids of the sessions with an entry that is not struck (`signedIds`), and of the sessions with struck entries only
 * (`struckIds`).
 */
export async function listSignedSessionIds(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<{ signedIds: Set<string>; struckIds: Set<string> }> {
  const entries = await findEntries(tx, sessionIds)
  const signedIds = new Set(unstruckEntriesOf(entries).map(({ session_id }) => session_id))
  const struckIds = new Set(entries.map(({ session_id }) => session_id).filter((id) => !signedIds.has(id)))
  return { signedIds, struckIds }
}
