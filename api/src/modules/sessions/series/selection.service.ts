import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'
import { animalsOf } from '../../sessionStore/attendance.sql.ts'
import { lockSchedules } from '../../sessionStore/scheduleLocks.sql.ts'
import type { Acting } from '../conflicts/conflictCheck.service.ts'
import { followingOf, type Scope } from './series.sql.ts'
import { findSession, holdSession, type SessionRow } from '../../sessionStore/sessionState.sql.ts'
import { corporatePatients } from '../../sessionStore/titledSessions.sql.ts'

const isLive = (row: SessionRow, now: Date) =>
  row.live && (row.state === 'VALIDATED' || row.expires_at === null || row.expires_at > now)

/** A session that is over for good: refused so that the screen can say so. */
export const stateChanged = () => new Refusal(409, errorCode.sessionStateChanged)

const changedMeanwhile = () => new Refusal(412, errorCode.changedMeanwhile)

/** A session and, of its series, those that follow, with the animals of each; `employees` are those of the first. */
export interface Chosen {
  row: SessionRow
  following: SessionRow[]
  animals: ReadonlyMap<string, readonly string[]>
  employees: readonly string[]
}

async function chosenWith({ tx, services }: Acting, row: SessionRow, following: SessionRow[]): Promise<Chosen> {
  if (!isLive(row, services.now())) throw stateChanged()
  return {
    row,
    following,
    animals: await animalsOf(
      tx,
      [row, ...following].map(({ id }) => id),
    ),
    employees: await corporatePatients(tx, row.id),
  }
}

/** The session as it stands, held by nobody: for what only looks. */
export async function findChosen(acting: Acting, id: string, scope: Scope): Promise<Chosen> {
  const row = await findSession(acting.tx, id)
  if (!row) throw new Refusal(404, errorCode.notFound)
  return chosenWith(acting, row, await followingOf(acting.tx, row, scope).execute())
}

const schedulesOf = ({ row, following, animals }: Chosen): string[] => [
  ...[row, ...following].map(({ therapist_id }) => therapist_id),
  ...[...animals.values()].flat(),
]

/**
 * The sessions to act on, with the schedules they concern and `alsoIds` held first: whoever changes a schedule takes it
 * before any row. Refuses one of another practice (404) and one that was cancelled or has expired.
 */
export async function holdChosen(
  acting: Acting,
  id: string,
  scope: Scope,
  alsoIds: readonly string[] = [],
): Promise<Chosen> {
  const { tx } = acting
  const held = new Set([...schedulesOf(await findChosen(acting, id, scope)), ...alsoIds])
  await lockSchedules(tx, [...held])
  const row = await holdSession(tx, id)
  if (!row) throw new Refusal(404, errorCode.notFound)
  const chosen = await chosenWith(acting, row, await followingOf(tx, row, scope).forUpdate().execute())
  // Changed between the two looks: another schedule would have to be held.
  if (schedulesOf(chosen).some((schedule) => !held.has(schedule))) throw changedMeanwhile()
  return chosen
}

export const holdLiveSession = async (acting: Acting, id: string): Promise<SessionRow> =>
  (await holdChosen(acting, id, 'once')).row

/** A session on an invoice is neither changed nor deleted (ruling 8). */
export function refuseBilled({ bill_id }: SessionRow): void {
  if (bill_id) throw new Refusal(409, errorCode.sessionBilled)
}
