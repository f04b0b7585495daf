import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/session'
import type { Conflict } from 'shared/contracts/wire'
import type { SignedInMember, Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { expireDueOn } from '../../booking/expiry.service.ts'
import type { Obstacle, Wanted } from './conflicts.sql.ts'
import { obstaclesTo } from './conflicts.service.ts'

/** Who acts, in which transaction. */
export interface Acting {
  tx: Tx
  member: SignedInMember
  services: Services
}

/** How a session came to its place: over another one or an absence, knowingly, and why it was forced at all. */
export interface Overlap {
  allow_overlap: boolean
  force_reason: string | null
}

const reasonMissing = { field: 'forceReason', message: 'Motif obligatoire : un animal dépasse ses limites.' }

const isForced = ({ force = false, forceDates }: SessionInput, { date }: Obstacle) =>
  force && (forceDates?.includes(date) ?? true)

export const conflictOf = ({ wantedId: _of, ...conflict }: Obstacle): Conflict => conflict

/** An animal over its limits does not share its time with anything: the database goes on keeping it. */
const isOverlap = ({ kind }: Obstacle) => kind !== 'workload'

/**
 * Refuses the places with all that stands in their way and is not forced, on every date. Answers how each session comes
 * to its place (rulings 18 and 24). The schedules concerned are held already.
 */
export async function place(
  { tx, member, services }: Acting,
  wanted: readonly Wanted[],
  input: SessionInput,
): Promise<(id: string) => Overlap> {
  await expireDueOn(tx, member.tenantId, [...new Set(wanted.map(({ span }) => span.date))], services.now())
  const obstacles = await obstaclesTo(tx, wanted, services.now())
  const refused = obstacles.filter((obstacle) => !isForced(input, obstacle))
  if (refused.length > 0) throw new Refusal(409, errorCode.sessionConflict, { conflicts: refused.map(conflictOf) })
  const { forceReason = '' } = input
  if (obstacles.some(({ kind }) => kind === 'workload') && forceReason.trim() === '')
    throw new Refusal(400, errorCode.invalid, { problems: [reasonMissing] })
  return (id) => {
    const forced = obstacles.filter(({ wantedId }) => wantedId === id)
    return { allow_overlap: forced.some(isOverlap), force_reason: forced.length > 0 ? forceReason : null }
  }
}
