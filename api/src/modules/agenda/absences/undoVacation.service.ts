import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import { auditMember } from '../../../audit.ts'
import { withdrawEmail } from '../../../mail/sendEmail.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import { changeSession } from '../sessions/edit/changeSession.service.ts'
import { readSession } from '../sessions/sessions.service.ts'
import { lockSchedules } from '../../sessionStore/sessions/scheduleLocks.sql.ts'
import { timeSlotOf } from '../../sessionStore/sessions/sessionRow.ts'
import { lockSession, updateRestoredState } from '../../sessionStore/sessions/sessionState.sql.ts'
import { stateChanged } from '../../sessionStore/sessions/sessionState.ts'
import { lockAct, deleteAct, listSessionsOfAct, type ActSessionRow, type VacationActRow } from './vacationActs.sql.ts'
import { deleteVacationRow, updateVacation } from './vacations.sql.ts'

/** Restores the former absence, or deletes a new one. */
async function restoreVacation({ tx, member }: MemberContext, act: VacationActRow): Promise<void> {
  const { former_starts_at: starts_at, former_ends_at: ends_at, former_label: label } = act
  if (starts_at === null || ends_at === null) await deleteVacationRow(tx, member.accountId, act.vacation_id)
  else await updateVacation(tx, act.vacation_id, { starts_at, ends_at, label })
}

/** Withdraws the unsent e-mails about a version of the session. */
async function withdrawEmails({ tx }: MemberContext, sessionId: string, version: number): Promise<void> {
  await withdrawEmail(tx, `sessionCancelled:${sessionId}:${version}:patient`)
  await withdrawEmail(tx, `sessionValidated:${sessionId}:${version}`)
}

async function restoreSession(context: MemberContext, former: ActSessionRow): Promise<void> {
  const { tx } = context
  const { session_id: id, version } = former
  const row = found(await lockSession(tx, id))
  // Somebody has changed the session since.
  if (row.version !== version) throw stateChanged()
  await withdrawEmails(context, id, version)
  if (row.state === 'CANCELLED') return updateRestoredState(tx, id, former)
  const back = sessionInputAt(await readSession(context, id), timeSlotOf(former))
  const force = former.forced ? { force: true, forceReason: 'Absence reprise' } : {}
  await changeSession(context, id, { ...back, ...force }, { ifMatch: `"${version}"` })
  await withdrawEmails(context, id, version + 1)
}

/** Undoes saving an absence, in one transaction and without e-mails. */
export async function undoVacation(context: MemberContext, actId: string): Promise<void> {
  const { tx, member, services } = context
  const act = found(await lockAct(tx, member.accountId, actId))
  if (act.undoable_until <= services.now()) throw stateChanged()
  const sessions = await listSessionsOfAct(tx, actId)
  await lockSchedules(tx, [member.accountId])
  // Delays the e-mail about a session that is moved back, so that it can be withdrawn.
  const undoing = { ...context, emailsLeaveAt: act.undoable_until }
  await deleteAct(tx, actId)
  await restoreVacation(context, act)
  for (const session of sessions) await restoreSession(undoing, session)
  await auditMember(context, { act: 'undo', entity: 'vacation', entityId: act.vacation_id })
}
