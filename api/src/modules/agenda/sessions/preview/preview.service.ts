import type { Preview, PreviewInput, PreviewedDate, Verdict } from 'shared/contracts/agenda/session'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { listTimeConflicts } from '../conflicts/conflicts.service.ts'
import { listExceptedAnimalIds } from '../../fit/fitExceptions.sql.ts'
import { fitChecksOfChange, fitChecksOfNew } from '../series/fitChecks.ts'
import type { FitCheck } from '../../fit/fitExceptions.service.ts'
import { findMisfits, listMisfitConflicts } from '../conflicts/misfits.service.ts'
import type { PlannedSession, SessionConflict } from '../conflicts/plannedSession.ts'
import { isConflict, listPlannedStrains, type PlannedStrain } from '../conflicts/workloadConflicts.service.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes } from '../input/sessionInput.ts'
import { planChange } from '../series/changePlan.ts'
import { readNewSessions, sessionsOn } from '../series/newSessions.ts'
import { findSelection, formerReferences } from '../series/selection.service.ts'
import { readWarnings } from './warnings.service.ts'

/** A session of a preview, as it would be saved. */
interface PreviewedSession {
  planned: PlannedSession
  exists: boolean
  /** The time must be free. */
  needsCheck: boolean
  /** Its hours count as work of the animals: false on a skipped date. */
  countsAsWork: boolean
}

const conflictVerdict = ({ kind, id, name, detail }: SessionConflict): Verdict => ({ kind, id, name, detail })

const strainVerdict = (strain: PlannedStrain, planned: readonly PlannedSession[]): Verdict => ({
  kind: isConflict(strain, planned) ? 'workload' : 'tired',
  id: strain.animalId,
  name: strain.animalName,
  detail: strain.detail,
})

/** Verdicts in the order of the contract: conflicts first. */
const kinds: Verdict['kind'][] = [
  'therapist',
  'animal',
  'workload',
  'incompatible',
  'vacation',
  'tired',
  'health',
  'closed',
  'holiday',
]
const byKind = (a: Verdict, b: Verdict) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)

async function datesWithVerdicts(
  context: MemberContext,
  sessions: readonly PreviewedSession[],
  fitChecks: readonly FitCheck[],
): Promise<PreviewedDate[]> {
  const { tx, services } = context
  const now = services.now()
  const all = sessions.map(({ planned }) => planned)
  const countedSessions = sessions.filter((session) => session.countsAsWork).map(({ planned }) => planned)
  const checked = sessions.filter((session) => session.needsCheck).map(({ planned }) => planned)
  const conflicts = Map.groupBy(await listTimeConflicts(tx, checked, now), ({ plannedId }) => plannedId)
  const strains = Map.groupBy(await listPlannedStrains(tx, countedSessions, now), ({ plannedId }) => plannedId)
  const misfits = listMisfitConflicts(context, await findMisfits(context, fitChecks))
  const misfitsById = Map.groupBy(misfits, ({ plannedId }) => plannedId)
  const warnings = await readWarnings(tx, await cipherOf(context), all)
  return sessions.map(({ planned, exists }) => ({
    sessionId: exists ? planned.id : null,
    ...planned.timeSlot,
    verdicts: [
      ...(conflicts.get(planned.id) ?? []).map(conflictVerdict),
      ...(strains.get(planned.id) ?? []).map((strain) => strainVerdict(strain, all)),
      ...(misfitsById.get(planned.id) ?? []).map(conflictVerdict),
      ...warnings(planned),
    ].toSorted(byKind),
  }))
}

async function previewNew(context: MemberContext, input: PreviewInput): Promise<Preview> {
  const { dates, toSave } = await readNewSessions(context, input)
  const planned = sessionsOn(dates, input)
  const sessions = planned.map((session) => ({
    planned: session,
    exists: false,
    needsCheck: true,
    countsAsWork: toSave.includes(session.timeSlot.date),
  }))
  return { dates: await datesWithVerdicts(context, sessions, fitChecksOfNew(planned, input)), kept: [] }
}

async function previewChange(context: MemberContext, id: string, input: PreviewInput): Promise<Preview> {
  const { type: scope = 'once', skipDates = [] } = input
  checkInput(input)
  const selection = await findSelection(context, id, scope)
  refuseBilled(selection.row)
  await checkReferences(context.tx, input, formerReferences(selection))
  const plan = planChange(selection, input)
  const sessions = [plan.chosen, ...plan.following].map((planned) => ({
    planned,
    exists: true,
    needsCheck: planned.needsCheck,
    countsAsWork: scope === 'once' || !skipDates.includes(planned.timeSlot.date),
  }))
  checkTimes(
    sessions.filter(({ countsAsWork }) => countsAsWork).map(({ planned }) => planned.timeSlot),
    context.member.timeZone,
  )
  const fitChecks = fitChecksOfChange(plan, input, await listExceptedAnimalIds(context.tx, id))
  const dates = await datesWithVerdicts(context, sessions, fitChecks)
  return { dates: dates.toSorted((a, b) => a.date.localeCompare(b.date)), kept: plan.kept }
}

/** Returns conflicts and warnings by date, as if the sessions were saved; writes and locks nothing. */
export const previewSessions = (context: MemberContext, { sessionId: id, ...input }: PreviewInput): Promise<Preview> =>
  id ? previewChange(context, id, input) : previewNew(context, input)
