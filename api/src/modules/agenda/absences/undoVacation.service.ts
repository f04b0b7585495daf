import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import { auditMember } from '../../../audit.ts'
import { withdrawEmail } from '../../../mail/sendEmail.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { changeSession } from '../sessions/edit/changeSession.service.ts'
import { readSession } from '../sessions/sessions.service.ts'
import { lockSchedules } from '../../sessionStore/sessions/scheduleLocks.sql.ts'
import { timeSlotOf } from '../../sessionStore/sessions/sessionRow.ts'
import { lockSession, updateRestoredState } from '../../sessionStore/sessions/sessionState.sql.ts'
import { stateChangedRefusal } from '../../sessionStore/sessions/sessionState.ts'
import {
  lockUndoEntry,
  deleteUndoEntry,
  listUndoSessions,
  type UndoSessionRow,
  type UndoEntryRow,
} from './undoEntries.sql.ts'
import { deleteVacationRow, updateVacation } from './vacations.sql.ts'

/** Restores the previous version of a changed absence, or deletes a new absence. */
async function restoreVacation({ tx, member }: MemberContext, undoEntry: UndoEntryRow): Promise<void> {
  const { former_starts_at: starts_at, former_ends_at: ends_at, former_label: label } = undoEntry
  if (starts_at === null || ends_at === null) await deleteVacationRow(tx, member.accountId, undoEntry.vacation_id)
  else await updateVacation(tx, undoEntry.vacation_id, { starts_at, ends_at, label })
}

/** Deletes the unsent e-mails about a version of the session. */
async function withdrawEmails({ tx }: MemberContext, sessionId: string, version: number): Promise<void> {
  await withdrawEmail(tx, `sessionCancelled:${sessionId}:${version}:patient`)
  await withdrawEmail(tx, `sessionMoved:${sessionId}:${version}`)
  // A former version of the application queued a move as a confirmation.
  await withdrawEmail(tx, `sessionValidated:${sessionId}:${version}`)
}

async function restoreSession(context: MemberContext, formerSession: UndoSessionRow): Promise<void> {
  const { tx } = context
  const { session_id: id, version } = formerSession
  const row = requireFound(await lockSession(tx, id))
  // A later version means that somebody has changed the session since the absence was saved.
  if (row.version !== version) throw stateChangedRefusal()
  await withdrawEmails(context, id, version)
  if (row.state === 'CANCELLED') return updateRestoredState(tx, id, formerSession)
  const sessionInput = sessionInputAt(await readSession(context, id), timeSlotOf(formerSession))
  const force = formerSession.forced ? { force: true, forceReason: 'Absence reprise' } : {}
  await changeSession(context, id, { ...sessionInput, ...force }, { ifMatch: `"${version}"` })
  await withdrawEmails(context, id, version + 1)
}

/** Undoes saving an absence, in one transaction and without e-mails. */
export async function undoVacation(context: MemberContext, undoId: string): Promise<void> {
  const { tx, member, services } = context
  const undoEntry = requireFound(await lockUndoEntry(tx, member.accountId, undoId))
  if (undoEntry.undoable_until <= services.now()) throw stateChangedRefusal()
  const sessions = await listUndoSessions(tx, undoId)
  await lockSchedules(tx, [member.accountId])
  // Schedules the e-mails about restored sessions for later, so that `withdrawEmails` can delete them before delivery.
  const undoContext = { ...context, sendEmailsAt: undoEntry.undoable_until }
  await deleteUndoEntry(tx, undoId)
  await restoreVacation(context, undoEntry)
  for (const session of sessions) await restoreSession(undoContext, session)
  await auditMember(context, { act: 'undo', entity: 'vacation', entityId: undoEntry.vacation_id })
}
