import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../../refusal.ts'
import { expireDueRequestsOfDays } from '../../booking/expiry.service.ts'
import { listConflicts } from './conflicts.service.ts'
import { toContractConflict, type PlannedSession, type SessionConflict } from './plannedSession.ts'

/** Columns of a session that was saved despite conflicts. */
export interface ForceColumns {
  /** Whether it may overlap another session or an absence. */
  allow_overlap: boolean
  /** The typed reason, possibly '', if a conflict with the agenda or with an animal's limits was forced; else null. */
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
 * patients), and 400 if an animal exceeds its limits without a reason. Expires the due requests of these days first.
 * Returns a function from session id to the force columns (rulings 18 and 24). Requires `lockSchedules` for the
 * therapists and animals of the sessions.
 */
export async function checkConflicts(
  { tx, member, services }: MemberContext,
  plannedSessions: readonly PlannedSession[],
  input: SessionInput,
  misfits: readonly SessionConflict[],
): Promise<(id: string) => ForceColumns> {
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
    // A forced clock change is resolved, because the session is saved at the later time: nothing is stored about it.
    const unresolvedConflicts = conflicts.filter(
      ({ plannedSessionId, kind }) => plannedSessionId === id && kind !== 'clock',
    )
    return {
      allow_overlap: unresolvedConflicts.some(isOverlap),
      force_reason: unresolvedConflicts.length > 0 ? forceReason : null,
    }
  }
}
