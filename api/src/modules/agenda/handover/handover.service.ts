import type { SessionToReassign, Handover, HandoverInput } from 'shared/contracts/accounts/team'
import { auditMember } from '../../../audit.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { sendNewTimeToBooker } from '../../sessionStore/sessionEmails/bookerEmails.service.ts'
import { listAnimalIdsBySession } from '../../sessionStore/sessions/sessionAnimals.sql.ts'
import { lockSchedules } from '../../sessionStore/sessions/scheduleLocks.sql.ts'
import { lockSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import { listUpcomingSessionIds } from '../../sessionStore/sessions/upcomingSessions.sql.ts'
import { listShortSessionsByIds } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { refuseConflicts } from '../sessions/conflicts/conflictCheck.service.ts'
import { listTimeConflicts } from '../sessions/conflicts/conflicts.service.ts'
import { toContractConflict, type PlannedSession, type SessionConflict } from '../sessions/conflicts/plannedSession.ts'
import { updateTherapistOfSessions, listTherapistIds } from './handover.sql.ts'
import { closeMemberAccount, lockLeavingMember } from '../../practice/team/members.service.ts'
import { findTeamMember } from '../../practice/team/team.sql.ts'

/** The new therapist's id by session id; null while none is chosen. */
type SuccessorBySession = Map<string, string | null>

const missingSuccessorProblem = (field: string) => ({ field, message: 'Choisissez un praticien du cabinet.' })

/**
 * Assigns a successor to each upcoming session; ignores the entries of `others` for sessions that no longer belong to
 * the member.
 */
async function computePlan(
  { tx, services }: MemberContext,
  id: string,
  input: HandoverInput,
): Promise<SuccessorBySession> {
  const { successorId, others: assignments } = input
  const successorBySession = new Map(assignments.map((assignment) => [assignment.sessionId, assignment.successorId]))
  const successors = [
    ...new Set([successorId, ...successorBySession.values()].filter((therapistId) => therapistId !== null)),
  ]
  await refuseUnknownIds(tx, 'member', successors)
  await refuseUnknownIds(tx, 'session', [...successorBySession.keys()])
  const therapists = await listTherapistIds(tx, successors)
  if (successors.some((therapistId) => therapistId === id || !therapists.has(therapistId)))
    refuseProblems([missingSuccessorProblem('successorId')])
  const sessionIds = await listUpcomingSessionIds(tx, id, services.now())
  return new Map(sessionIds.map((sessionId) => [sessionId, successorBySession.get(sessionId) ?? successorId]))
}

/**
 * Conflicts with the successors' sessions and absences; animals are not checked, because the handover does not change
 * their work.
 */
async function listPlanConflicts(
  { tx, services }: MemberContext,
  plan: SuccessorBySession,
): Promise<SessionConflict[]> {
  const sessions = await listShortSessionsByIds(tx, [...plan.keys()])
  const animals = await listAnimalIdsBySession(tx, [...plan.keys()])
  const plannedSessions = sessions.flatMap(({ id, date, startTime, endTime }): PlannedSession[] => {
    const therapistId = plan.get(id)
    if (!therapistId) return []
    return [
      { id, timeSlot: { date, startTime, endTime }, therapistId, animalIds: animals.get(id) ?? [], strainedIds: [] },
    ]
  })
  const conflicts = await listTimeConflicts(tx, plannedSessions, services.now())
  return conflicts.filter(({ kind }) => kind !== 'animal')
}

async function toHandover(context: MemberContext, plan: SuccessorBySession): Promise<Handover> {
  if (plan.size === 0) return { sessions: [] }
  const conflictsBySession = Map.groupBy(
    await listPlanConflicts(context, plan),
    ({ plannedSessionId }) => plannedSessionId,
  )
  const sessions = await listShortSessionsByIds(context.tx, [...plan.keys()])
  return {
    sessions: sessions.map(({ id, date, startTime, endTime, title, validated }): SessionToReassign => ({
      id,
      date,
      startTime,
      endTime,
      title,
      validated,
      successorId: plan.get(id) ?? null,
      conflicts: (conflictsBySession.get(id) ?? []).map(toContractConflict),
    })),
  }
}

/**
 * Locks the schedules of the member and the successors before any session is locked, then computes the plan again under
 * these locks.
 */
async function lockPlan(context: MemberContext, id: string, input: HandoverInput): Promise<SuccessorBySession> {
  const { tx } = context
  const planBeforeLocks = await computePlan(context, id, input)
  const successors = [...planBeforeLocks.values()].filter((therapistId) => therapistId !== null)
  await lockSchedules(tx, [...new Set([id, ...successors])])
  return computePlan(context, id, input)
}

async function applyPlan(
  context: MemberContext,
  plan: SuccessorBySession,
  formerTherapistId: string,
  { force }: HandoverInput,
): Promise<Handover> {
  const { tx } = context
  if ([...plan.values()].includes(null)) refuseProblems([missingSuccessorProblem('successorId')])
  const conflicts = await listPlanConflicts(context, plan)
  if (!force) refuseConflicts(conflicts)
  const overlappingIds = new Set(conflicts.map(({ plannedSessionId }) => plannedSessionId))
  await updateTherapistOfSessions(
    tx,
    [...plan].flatMap(([sessionId, successorId]) =>
      successorId === null ? [] : [{ sessionId, successorId, allowsOverlap: overlappingIds.has(sessionId) }],
    ),
  )
  for (const sessionId of plan.keys()) {
    const row = await lockSession(tx, sessionId)
    if (row) await sendNewTimeToBooker(context, { ...row, therapist_id: formerTherapistId })
  }
  return toHandover(context, plan)
}

/**
 * Transfers a member's upcoming sessions to other therapists and, with `leaves`, removes the member, in one
 * transaction. A dry run only lists the sessions with their conflicts.
 */
export async function handOverSessions(
  context: MemberContext,
  id: string,
  input: HandoverInput,
  { dryRun }: { dryRun: boolean },
): Promise<Handover> {
  const { tx } = context
  if (dryRun) {
    requireFound(await findTeamMember(tx, id))
    return toHandover(context, await computePlan(context, id, input))
  }
  const row = input.leaves ? await lockLeavingMember(context, id) : requireFound(await findTeamMember(tx, id))
  const plan = await lockPlan(context, id, input)
  const handover = plan.size > 0 ? await applyPlan(context, plan, id, input) : { sessions: [] }
  await auditMember(context, {
    act: 'handOver',
    entity: 'member',
    entityId: id,
    details: { count: plan.size, ...(input.force && { forced: true }) },
  })
  if (input.leaves) await closeMemberAccount(context, row)
  return handover
}
