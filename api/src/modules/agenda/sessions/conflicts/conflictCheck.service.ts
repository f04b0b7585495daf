import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import { expireDueRequestsOfDays } from '../../booking/expiry.service.ts'
import { listConflicts } from './conflicts.service.ts'
import { toContractConflict, type PlannedSession, type SessionConflict } from './plannedSession.ts'

/** Whether a session was saved despite a conflict with a session or an absence, and the reason that the member gave. */
export interface OverlapColumns {
  allow_overlap: boolean
  force_reason: string | null
}

const missingReasonProblem = { field: 'forceReason', message: 'Motif obligatoire : un animal dépasse ses limites.' }

const isForced = ({ force = false, forceDates }: SessionInput, { date }: SessionConflict) =>
  force && (forceDates?.includes(date) ?? true)

/**
 * Whether forcing this conflict permits an overlap. Conflicts with limits or clock changes do not, because the database
 * must still prevent two sessions at the same time.
 */
const isOverlap = ({ kind }: SessionConflict) => kind !== 'workload' && kind !== 'clock'

export function refuseConflicts(conflicts: readonly SessionConflict[]): void {
  if (conflicts.length > 0)
    throw new Refusal(409, errorCode.sessionConflict, { conflicts: conflicts.map(toContractConflict) })
}

const compareByDate = (a: SessionConflict, b: SessionConflict) => a.date.localeCompare(b.date)

/**
 * Throws 409 with all conflicts that the input does not force, including `misfits` (animals that do not fit the
 * patients). Returns a function from session id to overlap columns (rulings 18 and 24). Requires locks on the
 * schedules.
 */
export async function checkConflicts(
  { tx, member, services }: MemberContext,
  plannedSessions: readonly PlannedSession[],
  input: SessionInput,
  misfits: readonly SessionConflict[],
): Promise<(id: string) => OverlapColumns> {
  await expireDueRequestsOfDays(
    tx,
    member.tenantId,
    [...new Set(plannedSessions.map(({ timeSlot }) => timeSlot.date))],
    services.now(),
  )
  const conflicts = await listConflicts(tx, plannedSessions, services.now())
  refuseConflicts([...conflicts, ...misfits].toSorted(compareByDate).filter((conflict) => !isForced(input, conflict)))
  const { forceReason = '' } = input
  const exceedsLimits = conflicts.some(({ kind }) => kind === 'workload')
  if (exceedsLimits && forceReason.trim() === '') refuseProblems([missingReasonProblem])
  return (id) => {
    const forcedConflicts = conflicts.filter(
      ({ plannedSessionId, kind }) => plannedSessionId === id && kind !== 'clock',
    )
    return {
      allow_overlap: forcedConflicts.some(isOverlap),
      force_reason: forcedConflicts.length > 0 ? forceReason : null,
    }
  }
}
