import { errorCode } from 'shared/contracts/errorCodes'
import { refuseStale } from '../../../../etag.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { found, Refusal } from '../../../../refusal.ts'
import { animalIdsBySession } from '../../../sessionStore/sessions/attendance.sql.ts'
import { corporatePatientsOf } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import { lockSchedules } from '../../../sessionStore/sessions/scheduleLocks.sql.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { findSession, lockSession } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { isLive, stateChanged } from '../../../sessionStore/sessions/sessionState.ts'
import type { FormerReferences } from '../input/references.sql.ts'
import { followingOf, type Scope } from './series.sql.ts'

/** A session and, of its series, those that follow; the animals of each by session id, the employees of the first. */
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
    animals: await animalIdsBySession(tx, ids),
    employees: await corporatePatientsOf(tx, row.id),
  }
}

/** Without locks, for what only reads. Throws as `lockSelection` does. */
export async function findSelection(context: MemberContext, id: string, scope: Scope): Promise<Selection> {
  const row = found(await findSession(context.tx, id))
  return selectionOf(context, row, await followingOf(context.tx, row, scope).execute())
}

const schedulesOf = ({ row, following, animals }: Selection): string[] => [
  ...[row, ...following].map(({ therapist_id }) => therapist_id),
  ...[...animals.values()].flat(),
]

/**
 * The sessions to change, locked, after the schedules concerned and those of `alsoIds`: whoever changes a schedule locks
 * it before any row. Throws 404 for one of another practice, 409 for one that was cancelled or has expired.
 */
export async function lockSelection(
  context: MemberContext,
  id: string,
  scope: Scope,
  alsoIds: readonly string[] = [],
): Promise<Selection> {
  const { tx } = context
  const locked = new Set([...schedulesOf(await findSelection(context, id, scope)), ...alsoIds])
  await lockSchedules(tx, [...locked])
  const row = found(await lockSession(tx, id))
  const selection = await selectionOf(context, row, await followingOf(tx, row, scope).forUpdate().execute())
  // Changed between the two reads: another schedule would have to be locked.
  if (schedulesOf(selection).some((schedule) => !locked.has(schedule)))
    throw new Refusal(412, errorCode.changedMeanwhile)
  return selection
}

/** The session alone; throws 412 when `ifMatch` names another version. */
export async function lockLiveSession(context: MemberContext, id: string, ifMatch?: string): Promise<SessionRow> {
  const { row } = await lockSelection(context, id, 'once')
  refuseStale(ifMatch, row)
  return row
}

export function formerReferences({ row, animals, employees }: Selection): FormerReferences {
  const named = [row.patient_id, row.club_id, row.session_type_id, ...(animals.get(row.id) ?? []), ...employees]
  return { therapistId: row.therapist_id, ids: named.filter((id) => id !== null) }
}
