import type { Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'

export type UndoEntryRow = Selectable<Tables['vacation_act']>
export type UndoSessionRow = Selectable<Tables['vacation_act_session']>

export const insertUndoEntry = (tx: Tx, undoEntry: UndoEntryRow) =>
  tx.insertInto('vacation_act').values(undoEntry).execute()

/** Stores a session's state before it is moved or cancelled, with the version number after this change. */
export const insertUndoSession = (tx: Tx, undoId: string, formerSession: SessionRow) =>
  tx
    .insertInto('vacation_act_session')
    .values({
      tenant_id: formerSession.tenant_id,
      act_id: undoId,
      session_id: formerSession.id,
      version: formerSession.version + 1,
      state: formerSession.state,
      forced: formerSession.allow_overlap || formerSession.force_reason !== null,
      expires_at: formerSession.expires_at,
      day: formerSession.day,
      start_time: formerSession.start_time,
      end_time: formerSession.end_time,
    })
    .execute()

/** Locks the member's undo entry until the transaction ends, against concurrent undos. */
export const lockUndoEntry = (tx: Tx, memberId: string, id: string): Promise<UndoEntryRow | undefined> =>
  tx
    .selectFrom('vacation_act')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const listUndoSessions = (tx: Tx, undoId: string): Promise<UndoSessionRow[]> =>
  tx.selectFrom('vacation_act_session').selectAll().where('act_id', '=', undoId).orderBy('session_id').execute()

export const deleteUndoEntry = (tx: Tx, id: string) => tx.deleteFrom('vacation_act').where('id', '=', id).execute()

/** Deletes undo entries of the member that have expired. */
export const deleteExpiredUndoEntries = (tx: Tx, memberId: string, now: Date) =>
  tx.deleteFrom('vacation_act').where('member_id', '=', memberId).where('undoable_until', '<=', now).execute()
