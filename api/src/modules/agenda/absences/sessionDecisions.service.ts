import type { SessionDecision } from 'shared/contracts/agenda/absence'
import { errorCode } from 'shared/contracts/errorCodes'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { changeSession } from '../sessions/edit/changeSession.service.ts'
import { cancelSession } from '../sessions/requests/requests.service.ts'
import { readSession } from '../sessions/sessions.service.ts'
import { findSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { insertUndoSession } from './undoEntries.sql.ts'

const missingTimeSlotProblem = { field: 'sessions', message: 'Choisissez quand la séance est déplacée.' }

function newTimeSlotOf({ date, startTime, endTime }: SessionDecision): TimeSlot {
  if (date && startTime && endTime) return { date, startTime, endTime }
  refuseProblems([missingTimeSlotProblem])
  throw new Refusal(400, errorCode.invalid)
}

async function applyDecision(context: MemberContext, undoId: string, decision: SessionDecision): Promise<void> {
  const { tx, member } = context
  const { sessionId: id, version, act } = decision
  const row = requireFound(await findSession(tx, id))
  if (row.therapist_id !== member.accountId) throw new Refusal(404, errorCode.notFound)
  if (act === 'KEEP') return
  const ifMatch = `"${version}"`
  // Stores the former state before the change. If the session has changed since the member saw it, `ifMatch` refuses
  // the call.
  await insertUndoSession(tx, undoId, row)
  if (act === 'CANCEL') await cancelSession(context, id, ifMatch)
  else
    await changeSession(context, id, sessionInputAt(await readSession(context, id), newTimeSlotOf(decision)), {
      ifMatch,
    })
}

/** Moves, cancels or keeps each session as decided; returns how many were moved and cancelled. */
export async function applyDecisions(
  context: MemberContext,
  undoId: string,
  decisions: readonly SessionDecision[],
): Promise<{ moved: number; cancelled: number }> {
  const changes = decisions.filter(({ act }) => act !== 'KEEP')
  if (changes.length > 0 && !hasPrivilege(context, 'AGENDA')) throw new Refusal(403, errorCode.forbidden)
  for (const decision of decisions) await applyDecision(context, undoId, decision)
  const countOf = (act: SessionDecision['act']) => decisions.filter((decision) => decision.act === act).length
  return { moved: countOf('MOVE'), cancelled: countOf('CANCEL') }
}
