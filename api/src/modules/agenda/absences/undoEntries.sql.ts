import type { Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'

export type UndoEntryRow = Selectable<Tables['vacation_act']>
export type UndoSessionRow = Selectable<Tables['vacation_act_session']>

export const insertUndoEntry = (tx: Tx, act: UndoEntryRow) => tx.insertInto('vacation_act').values(act).execute()

/** Stores a session's state before it is moved or cancelled. */
export const insertUndoSession = (tx: Tx, actId: string, former: SessionRow) =>
  tx
    .insertInto('vacation_act_session')
    .values({
      tenant_id: former.tenant_id,
      act_id: actId,
      session_id: former.id,
      version: former.version + 1,
      state: former.state,
      forced: former.allow_overlap || former.force_reason !== null,
      expires_at: former.expires_at,
      day: former.day,
      start_time: former.start_time,
      end_time: former.end_time,
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

export const listUndoSessions = (tx: Tx, actId: string): Promise<UndoSessionRow[]> =>
  tx.selectFrom('vacation_act_session').selectAll().where('act_id', '=', actId).orderBy('session_id').execute()

export const deleteUndoEntry = (tx: Tx, id: string) => tx.deleteFrom('vacation_act').where('id', '=', id).execute()

/** Deletes undo entries of the member that have expired. */
export const deleteExpiredUndoEntries = (tx: Tx, memberId: string, now: Date) =>
  tx.deleteFrom('vacation_act').where('member_id', '=', memberId).where('undoable_until', '<=', now).execute()
