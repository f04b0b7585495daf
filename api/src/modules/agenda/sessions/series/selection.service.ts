import { errorCode } from 'shared/contracts/errorCodes'
import { refuseStale } from '../../../../etag.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { found, Refusal } from '../../../../refusal.ts'
import { listAnimalIdsBySession } from '../../../sessionStore/sessions/attendance.sql.ts'
import { listCorporatePatientIds } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import { lockSchedules } from '../../../sessionStore/sessions/scheduleLocks.sql.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { findSession, lockSession } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { isLive, stateChanged } from '../../../sessionStore/sessions/sessionState.ts'
import type { FormerReferences } from '../input/references.sql.ts'
import { listFollowingSessions, type Scope } from './series.sql.ts'

/**
 * A session and the following ones of its series, with animal ids by session id and the employees of the first session.
 */
export interface Selection {
  row: SessionRow
  following: SessionRow[]
  animals: ReadonlyMap<string, readonly string[]>
  employees: readonly string[]
}

async function selectionOf(
  { tx, services }: MemberContext,
  row: SessionRow,
  following: SessionRow[],
): Promise<Selection> {
  if (!isLive(row, services.now())) throw stateChanged()
  const ids = [row, ...following].map(({ id }) => id)
  return {
    row,
    following,
    animals: await listAnimalIdsBySession(tx, ids),
    employees: await listCorporatePatientIds(tx, row.id),
  }
}

/** Like `lockSelection`, but without locks, for calls that only read. */
export async function findSelection(context: MemberContext, id: string, scope: Scope): Promise<Selection> {
  const row = found(await findSession(context.tx, id))
  return selectionOf(context, row, await listFollowingSessions(context.tx, row, scope).execute())
}

const schedulesOf = ({ row, following, animals }: Selection): string[] => [
  ...[row, ...following].map(({ therapist_id }) => therapist_id),
  ...[...animals.values()].flat(),
]

/**
 * Locks the schedules of the sessions and of `alsoIds`, then the sessions, and returns them. Schedules are always locked
 * before rows. Throws 404 for an unknown session, 409 for a cancelled or expired one.
 */
export async function lockSelection(
  context: MemberContext,
  id: string,
  scope: Scope,
  alsoIds: readonly string[] = [],
): Promise<Selection> {
  const { tx } = context
  const lockedSchedules = new Set([...schedulesOf(await findSelection(context, id, scope)), ...alsoIds])
  await lockSchedules(tx, [...lockedSchedules])
  const row = found(await lockSession(tx, id))
  const selection = await selectionOf(context, row, await listFollowingSessions(tx, row, scope).forUpdate().execute())
  // The session was changed between the two reads and now needs a schedule that is not locked.
  if (schedulesOf(selection).some((schedule) => !lockedSchedules.has(schedule)))
    throw new Refusal(412, errorCode.changedMeanwhile)
  return selection
}

/** Locks and returns a single session; throws 412 when `ifMatch` is another version. */
export async function lockLiveSession(context: MemberContext, id: string, ifMatch?: string): Promise<SessionRow> {
  const { row } = await lockSelection(context, id, 'once')
  refuseStale(ifMatch, row)
  return row
}

export function formerReferences({ row, animals, employees }: Selection): FormerReferences {
  const referencedIds = [row.patient_id, row.club_id, row.session_type_id, ...(animals.get(row.id) ?? []), ...employees]
  return { therapistId: row.therapist_id, ids: referencedIds.filter((id) => id !== null) }
}
