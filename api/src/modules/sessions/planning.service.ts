import type { KeptSession, SessionInput } from 'shared/contracts/session'
import { daysBetween } from 'shared/domain/day'
import { follow, isHeavier, isMoved, keptReasons, type Place } from 'shared/domain/series'
import type { Wanted } from './conflicts.sql.ts'
import type { Chosen } from './holding.service.ts'
import { sharedColumns } from './sessionColumns.ts'
import { spanOf, type SessionRow } from './sessionRow.sql.ts'

/** What becomes of a session that stands. */
export interface Change extends Wanted {
  row: SessionRow
  moved: boolean
  /** Whether its place has to be free: it moves, or other animals come. */
  placedAnew: boolean
  /** Left where it is, with its animals, while the others change. */
  aside: boolean
}

export interface Plan {
  chosen: Change
  /** Those of the series that follow it and are not billed. */
  following: Change[]
  kept: KeptSession[]
  /** How many days the chosen one is put forward, 0 at its own date; null when it stays where it is. */
  movedBy: number | null
  otherAnimals: boolean
}

const placeOf = (row: SessionRow): Place => ({ ...spanOf(row), therapistId: row.therapist_id })

/** What the edit changed of what the series has in common: only that goes to the following ones. */
export function travellingColumns(row: SessionRow, input: SessionInput) {
  const { patient_id, with_animal_only, session_type_id, club_id, price, room_rent, animal_rent, taxes_paid_by_patient } = sharedColumns(input)
  return {
    ...((row.patient_id !== patient_id || row.with_animal_only !== with_animal_only) && { patient_id, with_animal_only }),
    ...(row.session_type_id !== session_type_id && { session_type_id }),
    ...(row.club_id !== club_id && { club_id }),
    ...(row.price !== price && { price }),
    ...(row.room_rent !== room_rent && { room_rent }),
    ...(row.animal_rent !== animal_rent && { animal_rent }),
    ...(row.taxes_paid_by_patient !== taxes_paid_by_patient && { taxes_paid_by_patient }),
  }
}

export const sameIds = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

function changeOf(row: SessionRow, { therapistId, ...span }: Place, animals: { before: readonly string[]; after: readonly string[] }): Change {
  const moved = isMoved(placeOf(row), { ...span, therapistId })
  const strainedIds = isHeavier(spanOf(row), span) ? animals.after : animals.after.filter((id) => !animals.before.includes(id))
  return { row, id: row.id, span, therapistId, animalIds: animals.after, strainedIds, moved, placedAnew: moved || !sameIds(animals.before, animals.after), aside: false }
}

const keptOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** One left aside keeps its place and its animals: all that could stand in the way. */
const leftAside = ({ row }: Change, before: readonly string[]): Change => ({ ...changeOf(row, placeOf(row), { before, after: before }), aside: true })

/**
 * What a change makes of the chosen session and of those that follow (ruling 17); `skipDates` are the dates on which one is
 * left aside.
 */
export function planOf({ row, following, animals }: Chosen, input: SessionInput, skipDates: readonly string[] = []): Plan {
  const animalsOf = (id: string) => animals.get(id) ?? []
  const from = placeOf(row)
  const to: Place = { date: input.startDate, startTime: input.startTime, endTime: input.endTime, therapistId: input.therapistId }
  const otherAnimals = !sameIds(animalsOf(row.id), input.animalIds)
  const kept: KeptSession[] = []
  const settled = (change: Change): Change => {
    if (!change.placedAnew || !skipDates.includes(change.span.date)) return change
    kept.push(keptOf(change.row, keptReasons.leftAside))
    return leftAside(change, animalsOf(change.id))
  }
  const chosen = settled(changeOf(row, to, { before: animalsOf(row.id), after: input.animalIds }))
  const changes = following.flatMap((occurrence) => {
    const { place, kept: reason } = follow({ ...placeOf(occurrence), billed: occurrence.bill_id !== null, movedAlone: occurrence.moved_alone }, from, to)
    if (reason !== null) kept.push(keptOf(occurrence, reason))
    if (occurrence.bill_id !== null) return []
    const before = animalsOf(occurrence.id)
    return [settled(changeOf(occurrence, place, { before, after: otherAnimals ? input.animalIds : before }))]
  })
  const movedBy = isMoved(from, to) ? daysBetween(from.date, to.date) : null
  return { chosen, following: changes, kept: kept.toSorted((one, other) => one.date.localeCompare(other.date)), movedBy, otherAnimals }
}

/** Those whose places have to be free; forced, the chosen one is asked for again. */
export const toPlace = ({ chosen, following }: Plan, force = false): Change[] => [chosen, ...following].filter((change) => change.placedAnew || (change === chosen && force))
