import { errorCode } from 'shared/contracts/errorCodes'
import { refuseOutdatedVersion } from '../../../../etag.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal } from '../../../../refusal.ts'
import { listAnimalIdsBySession } from '../../../sessionStore/sessions/sessionAnimals.sql.ts'
import { listCorporatePatientIds } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import { lockSchedules } from '../../../sessionStore/sessions/scheduleLocks.sql.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { findSession, lockSession } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { isLive, stateChangedRefusal } from '../../../sessionStore/sessions/sessionState.ts'
import type { FormerReferences } from '../input/references.sql.ts'
import { selectFollowingSessions, type Scope } from './series.sql.ts'

/**
 * A session (`row`) and the following sessions of its series. `employeeIds` are the firm's employees named in `row`.
 */
export interface Selection {
  row: SessionRow
  followingSessions: SessionRow[]
  animalIdsBySession: ReadonlyMap<string, readonly string[]>
  employeeIds: readonly string[]
}

async function readSelection(
  { tx, services }: MemberContext,
  row: SessionRow,
  followingSessions: SessionRow[],
): Promise<Selection> {
  if (!isLive(row, services.now())) throw stateChangedRefusal()
  const ids = [row, ...followingSessions].map(({ id }) => id)
  return {
    row,
    followingSessions,
    animalIdsBySession: await listAnimalIdsBySession(tx, ids),
    employeeIds: await listCorporatePatientIds(tx, row.id),
  }
}

/** Like `lockSelection`, but without locks, for calls that only read. */
export async function findSelection(context: MemberContext, id: string, scope: Scope): Promise<Selection> {
  const row = requireFound(await findSession(context.tx, id))
  return readSelection(context, row, await selectFollowingSessions(context.tx, row, scope).execute())
}

const scheduleIdsOf = ({ row, followingSessions, animalIdsBySession }: Selection): string[] => [
  ...[row, ...followingSessions].map(({ therapist_id }) => therapist_id),
  ...[...animalIdsBySession.values()].flat(),
]

/**
 * Locks the schedules of the sessions and of `extraScheduleIds`, then the sessions, and returns them. Schedules are
 * always locked before rows. Throws 404 for an unknown session, 409 for a cancelled or expired session, 412 if a
 * session received another therapist or animal meanwhile.
 */
export async function lockSelection(
  context: MemberContext,
  id: string,
  scope: Scope,
  extraScheduleIds: readonly string[] = [],
): Promise<Selection> {
  const { tx } = context
  const lockedSchedules = new Set([...scheduleIdsOf(await findSelection(context, id, scope)), ...extraScheduleIds])
  await lockSchedules(tx, [...lockedSchedules])
  const row = requireFound(await lockSession(tx, id))
  const selection = await readSelection(
    context,
    row,
    await selectFollowingSessions(tx, row, scope).forUpdate().execute(),
  )
  // The session was changed between the two reads and now needs a schedule that is not locked.
  if (scheduleIdsOf(selection).some((schedule) => !lockedSchedules.has(schedule)))
    throw new Refusal(412, errorCode.changedMeanwhile)
  return selection
}

/** Locks and returns a single session; throws 412 when `ifMatch` is another version. */
export async function lockLiveSession(context: MemberContext, id: string, ifMatch?: string): Promise<SessionRow> {
  const { row } = await lockSelection(context, id, 'once')
  refuseOutdatedVersion(ifMatch, row)
  return row
}

export function formerReferences({ row, animalIdsBySession, employeeIds }: Selection): FormerReferences {
  const referencedIds = [row.club_id, row.session_type_id, ...(animalIdsBySession.get(row.id) ?? [])]
  return {
    therapistId: row.therapist_id,
    patientId: row.patient_id,
    employeeIds,
    ids: referencedIds.filter((id) => id !== null),
  }
}
