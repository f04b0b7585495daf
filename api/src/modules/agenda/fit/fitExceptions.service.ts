import type { FitException } from 'shared/contracts/agenda/fit'
import type { Day } from 'shared/domain/calendar/day'
import { hasPrivilege, cipherOf, type MemberContext } from '../../../memberContext.ts'
import { listVisibleReasons, type FitReason } from './animalFits.service.ts'
import { listExceptions, insertExceptions, deleteExceptions } from './fitExceptions.sql.ts'

/** A planned session whose animals are to be checked against its patients. */
export interface FitCheck {
  plannedSessionId: string
  date: Day
  animalIds: readonly string[]
  patientIds: readonly string[]
}

/** An animal that does not fit the patients of a planned session, with the reasons. */
export interface Misfit {
  plannedSessionId: string
  date: Day
  animalId: string
  animalName: string
  reasons: FitReason[]
}

/** Records who accepted which animals against which reasons; deletes the exceptions of checked animals that now fit. */
export async function saveFitExceptions(
  context: MemberContext,
  checks: readonly FitCheck[],
  misfits: readonly Misfit[],
  note = '',
): Promise<void> {
  const { tx, member, services } = context
  const checkedPairs = checks.flatMap(({ plannedSessionId, animalIds }) =>
    animalIds.map((animalId) => ({ sessionId: plannedSessionId, animalId })),
  )
  if (checkedPairs.length === 0) return
  await deleteExceptions(tx, checkedPairs)
  const exceptions = misfits.map(({ plannedSessionId, animalId, reasons }) => ({
    tenantId: member.tenantId,
    sessionId: plannedSessionId,
    animalId,
    decidedBy: member.accountId,
    decidedAt: services.now(),
    decision: { reasons, note: note.trim() },
  }))
  await insertExceptions(tx, await cipherOf(context), exceptions)
}

/**
 * Lists the exceptions of a session. Without the privilege `PATIENTS` the note is empty, and reasons are limited to the
 * visible ones.
 */
export async function listFitExceptions(context: MemberContext, sessionId: string): Promise<FitException[]> {
  const exceptions = await listExceptions(context.tx, await cipherOf(context), [sessionId])
  return exceptions.map(({ sessionId: _session, decision: { reasons, note }, ...exception }) => ({
    ...exception,
    reasons: listVisibleReasons(context, reasons),
    note: hasPrivilege(context, 'PATIENTS') ? note : '',
  }))
}
