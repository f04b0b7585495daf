import type { FitException } from 'shared/contracts/agenda/fit'
import type { Day } from 'shared/domain/calendar/day'
import { hasPrivilege, sealOf, type MemberContext } from '../../../memberContext.ts'
import { reasonsShownTo, type FitReason } from './animalFits.service.ts'
import { exceptionsOf, insertExceptions, removeExceptions } from './fitExceptions.sql.ts'

/** Animals that come to the people of a planned session, and have to fit them. */
export interface FitCheck {
  plannedId: string
  date: Day
  animalIds: readonly string[]
  patientIds: readonly string[]
}

/** An animal of a planned session that does not fit its people, and why. */
export interface Misfit {
  plannedId: string
  date: Day
  animalId: string
  animalName: string
  reasons: FitReason[]
}

/** Records who decided against which reasons; an animal that was checked and fits now has no exception any more. */
export async function saveFitExceptions(
  context: MemberContext,
  checks: readonly FitCheck[],
  misfits: readonly Misfit[],
  note = '',
): Promise<void> {
  const { tx, member, services } = context
  const checked = checks.flatMap(({ plannedId, animalIds }) =>
    animalIds.map((animalId) => ({ sessionId: plannedId, animalId })),
  )
  if (checked.length === 0) return
  await removeExceptions(tx, checked)
  const exceptions = misfits.map(({ plannedId, animalId, reasons }) => ({
    tenantId: member.tenantId,
    sessionId: plannedId,
    animalId,
    decidedBy: member.accountId,
    decidedAt: services.now(),
    decision: { reasons, note: note.trim() },
  }))
  await insertExceptions(tx, await sealOf(context), exceptions)
}

/** Who may not read patients sees that there is an exception, and not why. */
export async function listFitExceptions(context: MemberContext, sessionId: string): Promise<FitException[]> {
  const exceptions = await exceptionsOf(context.tx, await sealOf(context), [sessionId])
  return exceptions.map(({ sessionId: _session, decision: { reasons, note }, ...exception }) => ({
    ...exception,
    reasons: reasonsShownTo(context, reasons),
    note: hasPrivilege(context, 'PATIENTS') ? note : '',
  }))
}
