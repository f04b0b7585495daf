import { sql } from 'kysely'
import type { Tx } from '../../../../db.ts'
import { deleteAudiosOf } from '../../audios/audios.sql.ts'

/** Copies the state of the sessions to their animals, as a deferred foreign key requires. */
const updateAnimalsOf = (tx: Tx, ids: readonly string[]) =>
  sql`
    update session_animal set live = session.live from session
    where session.tenant_id = session_animal.tenant_id and session.id = session_animal.session_id
      and session.id = any(${[...ids]}::uuid[])`.execute(tx)

/** Stores tombstones, which calendar feeds list as cancelled sessions. */
const insertTombstones = (tx: Tx, ids: readonly string[]) =>
  sql`
    insert into session_tombstone (tenant_id, id, therapist_id, during, version)
    select tenant_id, id, therapist_id, during, version + 1 from session where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )

/** Hides sessions: they count as deleted, but their data remains for undo. */
export async function updateToHidden(tx: Tx, ids: readonly string[]): Promise<void> {
  await insertTombstones(tx, ids)
  await sql`
    update session set state = 'HIDDEN', expires_at = null, version = version + 1 where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  await updateAnimalsOf(tx, ids)
}

/**
 * Restores the former state of the sessions of a deletion, and removes the deletion's entries from calendar feeds and
 * the workload register. A database constraint refuses a slot that another session has taken since.
 */
export async function updateToFormerState(tx: Tx, deletionId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update session set state = former.former_state, expires_at = former.former_expires_at, version = session.version + 1
    from session_deletion_session former
    where former.tenant_id = session.tenant_id and former.session_id = session.id and former.deletion_id = ${deletionId}`.execute(
    tx,
  )
  await updateAnimalsOf(tx, ids)
  await sql`delete from session_tombstone where id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`select auth.undo_corrections(${deletionId})`.execute(tx)
}

/** Deletes sessions with their audio comments. */
export async function deleteSessions(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteAudiosOf(tx, ids)
  await sql`delete from session where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/**
 * Tables whose rows are deleted when their session stays hidden. `session_corporate_patient` is kept, because its
 * employees may be on the attendance sheet.
 */
const tablesOfHiddenSession = ['session_animal', 'session_answer', 'vacation_act_session'] as const

/** Reduces hidden sessions to what the entries of their attendance sheets need (ruling 62). */
export async function updateToAttendanceOnly(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteAudiosOf(tx, ids)
  for (const table of tablesOfHiddenSession) await tx.deleteFrom(table).where('session_id', 'in', ids).execute()
  await tx
    .updateTable('session')
    .set({ comments: null, evaluation: null, division: null, requested_by: null })
    .where('id', 'in', ids)
    .execute()
}
