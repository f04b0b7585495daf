import type { KeptSession, SessionInput } from 'shared/contracts/agenda/session'
import { daysBetween } from 'shared/domain/calendar/day'
import { follow, isMoved, keptReasons, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { isBilled } from '../../../sessionStore/sessions/sessionState.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { changedSharedColumns } from './changedSharedColumns.ts'
import type { Selection } from './selection.service.ts'
import { changeOf, sameIds, scheduleOf, unchanged, type SessionChange } from './sessionChange.ts'

/** The effect of an edit on the chosen session and the following ones. */
export interface ChangePlan {
  chosen: SessionChange
  /** The following sessions that also change. */
  following: SessionChange[]
  /** The following sessions that are not changed or not moved, with the reason. */
  kept: KeptSession[]
  /** Days by which the chosen session moves, 0 on the same date; null when date, times and therapist are unchanged. */
  movedByDays: number | null
  sharedColumns: ReturnType<typeof changedSharedColumns>
  employeesChange: boolean
}

const keptOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** New times of the following sessions; `skipOn` then reverts those on skipped dates. */
function followingChanges(
  { row, following, animals }: Selection,
  to: TherapistTimeSlot,
  newAnimalIds: readonly string[] | null,
  skipOn: (change: SessionChange) => SessionChange,
) {
  const kept: KeptSession[] = []
  const changes = following.flatMap((occurrence) => {
    const billed = isBilled(occurrence)
    const { timeSlot: target, kept: reason } = follow(
      { ...scheduleOf(occurrence), billed, movedAlone: occurrence.moved_alone },
      scheduleOf(row),
      to,
    )
    if (reason !== null) kept.push(keptOf(occurrence, reason))
    const before = animals.get(occurrence.id) ?? []
    return billed ? [] : [skipOn(changeOf(occurrence, target, { before, after: newAnimalIds ?? before }))]
  })
  return { kept, changes }
}

/**
 * Plans an edit of the chosen session and the following ones, which receive only the edited fields (ruling 17). On
 * `skipDates`, a session keeps its time and animals.
 */
export function planChange(selection: Selection, input: SessionInput, skipDates: readonly string[] = []): ChangePlan {
  const { row, animals, employees } = selection
  const before = animals.get(row.id) ?? []
  const to: TherapistTimeSlot = {
    date: input.startDate,
    startTime: input.startTime,
    endTime: input.endTime,
    therapistId: input.therapistId,
  }
  const animalsChange = !sameIds(before, input.animalIds)
  const skipOn = (change: SessionChange): SessionChange =>
    change.needsCheck && skipDates.includes(change.timeSlot.date)
      ? unchanged(change.row, animals.get(change.id) ?? [])
      : change
  const chosen = skipOn(changeOf(row, to, { before, after: input.animalIds }))
  const { kept, changes } = followingChanges(selection, to, animalsChange ? input.animalIds : null, skipOn)

  const sharedColumns = changedSharedColumns(row, input)
  const employeesChange = !sameIds(employees, input.selectedCorporatePatients ?? [])
  const detailsChange = Object.keys(sharedColumns).length > 0 || employeesChange
  const movedByDays = isMoved(scheduleOf(row), to) ? daysBetween(row.day, to.date) : null
  const skipped = [chosen, ...changes]
    .filter((change) => change.skipped)
    .map((change) => keptOf(change.row, keptReasons.leftAside))
  const allKept = [...kept.filter(({ id }) => skipped.every((other) => other.id !== id)), ...skipped]
  const seriesChanges = detailsChange || animalsChange || movedByDays !== null
  return {
    chosen,
    following: changes.filter((change) => change.needsCheck || change.skipped || detailsChange),
    kept: seriesChanges ? allKept.toSorted((a, b) => a.date.localeCompare(b.date)) : [],
    movedByDays,
    sharedColumns,
    employeesChange,
  }
}

/** The changes whose time and animals must be free; with `force`, always including the chosen session. */
export const changesToCheck = ({ chosen, following }: ChangePlan, force = false): SessionChange[] =>
  [chosen, ...following].filter((change) => change.needsCheck || (change === chosen && force))
