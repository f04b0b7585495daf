import type { ShortSession } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { auditMember } from '../../../../audit.ts'
import { withdrawJob } from '../../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import { lockSchedules } from '../../../sessionStore/sessions/scheduleLocks.sql.ts'
import { listAnimalIdsBySession } from '../../../sessionStore/sessions/sessionAnimals.sql.ts'
import { timeSlotOf } from '../../../sessionStore/sessions/sessionRow.ts'
import { stateChangedRefusal } from '../../../sessionStore/sessions/sessionState.ts'
import { listShortSessionsByIds } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { expireDueRequestsOfDays } from '../../booking/expiry.service.ts'
import { listConflictsWithAgenda } from '../conflicts/conflicts.sql.ts'
import { toContractConflict, type PlannedSession } from '../conflicts/plannedSession.ts'
import { updateFormerEnd } from '../series/series.sql.ts'
import {
  deleteDeletion,
  hasPatientDeletedSince,
  listHiddenSessions,
  lockDeletion,
  type HiddenSession,
} from './deletions.sql.ts'
import { purgeDeletedSessionsJob } from './purgeDeletedSessions.job.ts'
import { updateToFormerState } from './hiddenSessions.sql.ts'
import { undoPeriodMs } from './undoPeriodMs.ts'

/**
 * Refuses (409) when another session now occupies a slot of these sessions, and lists the conflicts in the response.
 */
async function refuseTakenSlots(
  { tx, member, services }: MemberContext,
  sessions: readonly PlannedSession[],
): Promise<void> {
  const now = services.now()
  await expireDueRequestsOfDays(tx, member.tenantId, [...new Set(sessions.map(({ timeSlot }) => timeSlot.date))], now)
  const conflicts = await listConflictsWithAgenda(tx, sessions, now)
  const overlaps = conflicts.filter(({ kind }) => kind === 'therapist' || kind === 'animal')
  if (overlaps.length > 0)
    throw new Refusal(409, errorCode.deletionSlotTaken, { conflicts: overlaps.map(toContractConflict) })
}

/** Locks the schedules of the hidden sessions and refuses taken slots; a session that was forced may overlap again. */
async function lockFreeSlots(context: MemberContext, sessions: readonly HiddenSession[]): Promise<void> {
  const animalIdsBySession = await listAnimalIdsBySession(
    context.tx,
    sessions.map(({ row }) => row.id),
  )
  await lockSchedules(context.tx, [
    ...sessions.map(({ row }) => row.therapist_id),
    ...[...animalIdsBySession.values()].flat(),
  ])
  await refuseTakenSlots(
    context,
    sessions
      .filter(({ row }) => !row.allow_overlap)
      .map(({ row }) => ({
        id: row.id,
        timeSlot: timeSlotOf(row),
        therapistId: row.therapist_id,
        animalIds: animalIdsBySession.get(row.id) ?? [],
        strainedIds: [],
      })),
  )
}

/**
 * Undoes one of the member's deletions as a whole and returns the restored sessions. Their e-mails have not been sent,
 * because only the job `purgeDeletedSessions` sends them; a lock on the deletion excludes concurrent runs of both.
 */
export async function undoDeletion(context: MemberContext, deletionId: string): Promise<ShortSession[]> {
  const { tx, member, services } = context
  const deletion = requireFound(await lockDeletion(tx, deletionId))
  if (deletion.member_id !== member.accountId) throw new Refusal(404, errorCode.notFound)
  const sessions = await listHiddenSessions(tx, deletionId)
  // Empty if an erasure of the patient has deleted the sessions since.
  const isChanged =
    sessions.length === 0 ||
    sessions.some(({ row, former }) => row.state !== 'HIDDEN' || row.version !== former.version)
  if (deletion.undoable_until <= services.now() || isChanged) throw stateChangedRefusal()
  const deletedAt = new Date(deletion.undoable_until.getTime() - undoPeriodMs)
  if (await hasPatientDeletedSince(tx, deletionId, deletedAt)) throw stateChangedRefusal()
  await lockFreeSlots(context, sessions)
  const ids = sessions.map(({ row }) => row.id)
  await updateToFormerState(tx, deletionId, ids)
  if (deletion.series_id) await updateFormerEnd(tx, deletion.series_id, deletion.former_end_date)
  await deleteDeletion(tx, deletionId)
  await withdrawJob(tx, purgeDeletedSessionsJob, deletionId)
  const [firstId = deletionId] = ids
  await auditMember(context, { act: 'undo', entity: 'session', entityId: firstId, details: { count: ids.length } })
  return listShortSessionsByIds(tx, ids)
}
