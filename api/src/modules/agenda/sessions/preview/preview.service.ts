import type { Preview, PreviewInput, PreviewedDate, RemainingHours, Verdict } from 'shared/contracts/agenda/session'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { readPatientHours } from '../../../patients/programmes/patientHours.service.ts'
import { refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { listTimeConflicts } from '../conflicts/conflicts.service.ts'
import { listAnimalIdsWithException } from '../../fit/fitExceptions.sql.ts'
import { fitChecksOfChange, fitChecksOfNew } from '../series/fitChecks.ts'
import type { FitCheck } from '../../fit/fitExceptions.service.ts'
import { findMisfits, listMisfitConflicts } from '../conflicts/misfits.service.ts'
import type { PlannedSession, SessionConflict } from '../conflicts/plannedSession.ts'
import { isConflict, listPlannedStrains, type PlannedStrain } from '../conflicts/workloadConflicts.service.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes } from '../input/sessionInput.ts'
import { planAfterClockChange, planChange } from '../series/changePlan.ts'
import { readNewSessions } from '../series/newSessions.ts'
import { findSelection, formerReferences } from '../series/selection.service.ts'
import { listDoubleBookings, type DoubleBooking } from './doubleBookings.sql.ts'
import { readWarnings } from './warnings.service.ts'

/** A session of a preview, as it would be saved. */
interface PreviewedSession {
  plannedSession: PlannedSession
  isStored: boolean
  /** Whether its time must be free. */
  needsCheck: boolean
  /** Whether its hours count as work of the animals; false on a skipped date. */
  countsAsWork: boolean
}

const conflictVerdict = ({ kind, id, name, detail }: SessionConflict): Verdict => ({
  kind,
  id: kind === 'clock' ? null : id,
  name,
  detail,
})

const doubleBookingVerdict = ({ sessionId, name, startTime, endTime }: DoubleBooking): Verdict => ({
  kind: 'patient',
  id: sessionId,
  name,
  detail: `${name} a déjà une séance de ${startTime} à ${endTime}.`,
})

const strainVerdict = (strain: PlannedStrain, plannedSessions: readonly PlannedSession[]): Verdict => ({
  kind: isConflict(strain, plannedSessions) ? 'workload' : 'tired',
  id: strain.animalId,
  name: strain.animalName,
  detail: strain.detail,
})

/** Excludes double bookings with sessions that are already reported as conflicts. */
const excludeReportedBookings = (
  doubleBookings: readonly DoubleBooking[] = [],
  conflicts: readonly SessionConflict[] = [],
) => doubleBookings.filter(({ sessionId }) => conflicts.every(({ id }) => id !== sessionId))

/** Kinds of verdicts in the order of the API contract: conflicts first, then warnings. */
const orderedKinds: Verdict['kind'][] = [
  'clock',
  'therapist',
  'animal',
  'workload',
  'incompatible',
  'vacation',
  'tired',
  'health',
  'patient',
  'closed',
  'holiday',
]
const compareByKind = (a: Verdict, b: Verdict) => orderedKinds.indexOf(a.kind) - orderedKinds.indexOf(b.kind)

async function findDatesWithVerdicts(
  context: MemberContext,
  sessions: readonly PreviewedSession[],
  fitChecks: readonly FitCheck[],
): Promise<PreviewedDate[]> {
  const { tx, services } = context
  const now = services.now()
  const plannedSessions = sessions.map(({ plannedSession }) => plannedSession)
  const countedSessions = sessions.filter((session) => session.countsAsWork).map(({ plannedSession }) => plannedSession)
  const sessionsToCheck = sessions.filter((session) => session.needsCheck).map(({ plannedSession }) => plannedSession)
  const conflictsById = Map.groupBy(
    await listTimeConflicts(tx, sessionsToCheck, now),
    ({ plannedSessionId }) => plannedSessionId,
  )
  const strainsById = Map.groupBy(
    await listPlannedStrains(tx, countedSessions, now),
    ({ plannedSessionId }) => plannedSessionId,
  )
  const misfits = listMisfitConflicts(context, await findMisfits(context, fitChecks))
  const misfitsById = Map.groupBy(misfits, ({ plannedSessionId }) => plannedSessionId)
  const warningsOf = await readWarnings(tx, await cipherOf(context), plannedSessions)
  const participants = fitChecks.map(({ plannedSessionId, patientIds }) => ({ plannedSessionId, patientIds }))
  const doubleBookings = await listDoubleBookings(tx, plannedSessions, participants, now)
  const doubleBookingsById = Map.groupBy(doubleBookings, ({ plannedSessionId }) => plannedSessionId)
  return sessions.map(({ plannedSession, isStored }) => ({
    sessionId: isStored ? plannedSession.id : null,
    ...plannedSession.timeSlot,
    verdicts: [
      ...(conflictsById.get(plannedSession.id) ?? []).map(conflictVerdict),
      ...(strainsById.get(plannedSession.id) ?? []).map((strain) => strainVerdict(strain, plannedSessions)),
      ...(misfitsById.get(plannedSession.id) ?? []).map(conflictVerdict),
      ...warningsOf(plannedSession),
      ...excludeReportedBookings(doubleBookingsById.get(plannedSession.id), conflictsById.get(plannedSession.id)).map(
        doubleBookingVerdict,
      ),
    ].toSorted(compareByKind),
  }))
}

/**
 * Returns the planned sessions or hours of the patient that are not scheduled yet, for a series. Returns undefined for
 * a single session, without a patient, or if none were planned.
 */
async function findRemainingHours(
  context: MemberContext,
  { recurrence = 'ONCE', patientId, withAnimalOnly }: PreviewInput,
): Promise<RemainingHours | undefined> {
  if (recurrence === 'ONCE' || withAnimalOnly || patientId === null) return undefined
  const { unit, planned, toSchedule } = await readPatientHours(context, patientId)
  return planned > 0 ? { unit, toSchedule } : undefined
}

async function previewNew(context: MemberContext, input: PreviewInput): Promise<Preview> {
  const { unskippedDates, plannedSessions } = await readNewSessions(context, input)
  const sessions = plannedSessions.map((session) => ({
    plannedSession: session,
    isStored: false,
    needsCheck: true,
    countsAsWork: unskippedDates.includes(session.timeSlot.date),
  }))
  const remaining = await findRemainingHours(context, input)
  return {
    dates: await findDatesWithVerdicts(context, sessions, fitChecksOfNew(plannedSessions, input)),
    kept: [],
    ...(remaining && { remaining }),
  }
}

async function previewChange(context: MemberContext, id: string, input: PreviewInput): Promise<Preview> {
  const { type: scope = 'once', skipDates = [] } = input
  checkInput(input)
  const selection = await findSelection(context, id, scope)
  refuseBilled(selection.row)
  await checkReferences(context.tx, input, formerReferences(selection))
  const plan = planAfterClockChange(planChange(selection, input), scope, context.member.timeZone)
  const sessions = [plan.chosenChange, ...plan.followingSessionChanges].map((plannedSession) => ({
    plannedSession,
    isStored: true,
    needsCheck: plannedSession.needsCheck,
    countsAsWork: scope === 'once' || !skipDates.includes(plannedSession.timeSlot.date),
  }))
  checkTimes(
    sessions.filter(({ countsAsWork }) => countsAsWork).map(({ plannedSession }) => plannedSession.timeSlot),
    context.member.timeZone,
  )
  const fitChecks = fitChecksOfChange(plan, input, await listAnimalIdsWithException(context.tx, id))
  const dates = await findDatesWithVerdicts(context, sessions, fitChecks)
  return { dates: dates.toSorted((a, b) => a.date.localeCompare(b.date)), kept: plan.keptSessions }
}

/** Returns conflicts and warnings by date, as if the sessions were saved; writes and locks nothing. */
export const previewSessions = (context: MemberContext, { sessionId: id, ...input }: PreviewInput): Promise<Preview> =>
  id ? previewChange(context, id, input) : previewNew(context, input)
