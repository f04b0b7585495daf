import type { KeptSession, SessionInput } from 'shared/contracts/session'
import { daysBetween } from 'shared/domain/calendar/day'
import { follow, isHeavier, isMoved, keptReasons, type Place } from 'shared/domain/sessions/series'
import type { Wanted } from '../conflicts/conflicts.sql.ts'
import type { Chosen } from './selection.service.ts'
import { sharedColumns } from '../../sessionStore/sessionRow.ts'
import { spanOf, type SessionRow } from '../../sessionStore/sessionState.sql.ts'

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
  /** Those that follow it and change with it. */
  touched: Change[]
  kept: KeptSession[]
  /** How many days the chosen one is put forward, 0 at its own date; null when it stays where it is. */
  movedBy: number | null
  travelling: ReturnType<typeof travellingColumns>
  otherEmployees: boolean
}

const placeOf = (row: SessionRow): Place => ({ ...spanOf(row), therapistId: row.therapist_id })

/** What the edit changed of what the series has in common: only that goes to the following ones. */
export function travellingColumns(row: SessionRow, input: SessionInput) {
  const {
    patient_id,
    with_animal_only,
    session_type_id,
    club_id,
    price,
    room_rent,
    animal_rent,
    taxes_paid_by_patient,
  } = sharedColumns(input)
  return {
    ...((row.patient_id !== patient_id || row.with_animal_only !== with_animal_only) && {
      patient_id,
      with_animal_only,
    }),
    ...(row.session_type_id !== session_type_id && { session_type_id }),
    ...(row.club_id !== club_id && { club_id }),
    ...(row.price !== price && { price }),
    ...(row.room_rent !== room_rent && { room_rent }),
    ...(row.animal_rent !== animal_rent && { animal_rent }),
    ...(row.taxes_paid_by_patient !== taxes_paid_by_patient && { taxes_paid_by_patient }),
  }
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

function changeOf(
  row: SessionRow,
  { therapistId, ...span }: Place,
  animals: { before: readonly string[]; after: readonly string[] },
): Change {
  const moved = isMoved(placeOf(row), { ...span, therapistId })
  const strainedIds = isHeavier(spanOf(row), span)
    ? animals.after
    : animals.after.filter((id) => !animals.before.includes(id))
  return {
    row,
    id: row.id,
    span,
    therapistId,
    animalIds: animals.after,
    strainedIds,
    moved,
    placedAnew: moved || !sameIds(animals.before, animals.after),
    aside: false,
  }
}

const keptOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** One left aside keeps its place and its animals: all that could stand in the way. */
const leftAside = ({ row }: Change, before: readonly string[]): Change => ({
  ...changeOf(row, placeOf(row), { before, after: before }),
  aside: true,
})

/** Where those that follow go, whatever else changes; `settled` has the last word on each. */
function followingChanges(
  { row, following, animals }: Chosen,
  to: Place,
  otherAnimals: readonly string[] | null,
  settled: (change: Change) => Change,
) {
  const kept: KeptSession[] = []
  const changes = following.flatMap((occurrence) => {
    const billed = occurrence.bill_id !== null
    const { place, kept: reason } = follow(
      { ...placeOf(occurrence), billed, movedAlone: occurrence.moved_alone },
      placeOf(row),
      to,
    )
    if (reason !== null) kept.push(keptOf(occurrence, reason))
    const before = animals.get(occurrence.id) ?? []
    return billed ? [] : [settled(changeOf(occurrence, place, { before, after: otherAnimals ?? before }))]
  })
  return { kept, changes }
}

/**
 * What a change makes of the chosen session and of those that follow (ruling 17): to them goes only what the edit changed.
 * On `skipDates` a session that would be placed anew is left aside.
 */
export function planOf(chosen: Chosen, input: SessionInput, skipDates: readonly string[] = []): Plan {
  const { row, animals, employees } = chosen
  const before = animals.get(row.id) ?? []
  const to: Place = {
    date: input.startDate,
    startTime: input.startTime,
    endTime: input.endTime,
    therapistId: input.therapistId,
  }
  const otherAnimals = !sameIds(before, input.animalIds)
  const settled = (change: Change): Change =>
    change.placedAnew && skipDates.includes(change.span.date) ? leftAside(change, animals.get(change.id) ?? []) : change
  const own = settled(changeOf(row, to, { before, after: input.animalIds }))
  const { kept, changes } = followingChanges(chosen, to, otherAnimals ? input.animalIds : null, settled)

  const travelling = travellingColumns(row, input)
  const otherEmployees = !sameIds(employees, input.selectedCorporatePatients ?? [])
  const othersChange = Object.keys(travelling).length > 0 || otherEmployees
  const movedBy = isMoved(placeOf(row), to) ? daysBetween(row.day, to.date) : null
  const aside = [own, ...changes]
    .filter((change) => change.aside)
    .map((change) => keptOf(change.row, keptReasons.leftAside))
  const stay = [...kept.filter(({ id }) => aside.every((other) => other.id !== id)), ...aside]
  return {
    chosen: own,
    touched: changes.filter((change) => change.placedAnew || change.aside || othersChange),
    kept:
      othersChange || otherAnimals || movedBy !== null
        ? stay.toSorted((one, other) => one.date.localeCompare(other.date))
        : [],
    movedBy,
    travelling,
    otherEmployees,
  }
}

/** Those whose places have to be free; forced, the chosen one is asked for again. */
export const toPlace = ({ chosen, touched }: Plan, force = false): Change[] =>
  [chosen, ...touched].filter((change) => change.placedAnew || (change === chosen && force))
