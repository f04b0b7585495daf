import { sql, type Insertable, type Selectable } from 'kysely'
import type { Tx } from '../../../../db.ts'
import type { Tables } from '../../../../tables/tables.ts'
import { onPatient } from '../../../sessionStore/sessions/sessionJoins.sql.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

type DeletionRow = Selectable<Tables['session_deletion']>

/** A hidden session, with the state that undo restores. */
export interface HiddenSession {
  row: SessionRow
  former: Pick<Selectable<Tables['session_deletion_session']>, 'version' | 'former_state' | 'former_expires_at'>
}

/** Stores a deletion and the sessions as they are before they are hidden. */
export async function insertDeletion(
  tx: Tx,
  deletion: Insertable<Tables['session_deletion']>,
  sessions: readonly SessionRow[],
): Promise<void> {
  await tx.insertInto('session_deletion').values(deletion).execute()
  await sql`
    insert into session_deletion_session (tenant_id, deletion_id, session_id, version, former_state, former_expires_at)
    select tenant_id, ${deletion.id}::uuid, id, version + 1, state, expires_at from session
    where id = any(${sessions.map(({ id }) => id)}::uuid[])`.execute(tx)
}

/**
 * Locks a deletion until the transaction ends, so that undo and the job that deletes the sessions exclude each other.
 */
export const lockDeletion = (tx: Tx, id: string): Promise<DeletionRow | undefined> =>
  tx.selectFrom('session_deletion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function listHiddenSessions(tx: Tx, deletionId: string): Promise<HiddenSession[]> {
  const rows = await tx
    .selectFrom('session_deletion_session as former')
    .innerJoin('session', (join) =>
      join.onRef('session.tenant_id', '=', 'former.tenant_id').onRef('session.id', '=', 'former.session_id'),
    )
    .selectAll('session')
    .select(['former.version as hidden_version', 'former.former_state', 'former.former_expires_at'])
    .where('former.deletion_id', '=', deletionId)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(({ hidden_version, former_state, former_expires_at, ...row }) => ({
    row,
    former: { version: hidden_version, former_state, former_expires_at },
  }))
}

/** Whether the patient of one of the hidden sessions was deleted after `deletedAt`. */
export async function hasPatientDeletedSince(tx: Tx, deletionId: string, deletedAt: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('session_deletion_session as former')
    .innerJoin('session', (join) =>
      join.onRef('session.tenant_id', '=', 'former.tenant_id').onRef('session.id', '=', 'former.session_id'),
    )
    .innerJoin('patient', onPatient)
    .select('patient.id')
    .where('former.deletion_id', '=', deletionId)
    .where('patient.removed_at', '>=', deletedAt)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the deletion with its list of sessions; the sessions themselves are unchanged. */
export const deleteDeletion = (tx: Tx, id: string) => tx.deleteFrom('session_deletion').where('id', '=', id).execute()
