import type { KeptSession, SessionInput } from 'shared/contracts/agenda/session'
import { daysBetween } from 'shared/domain/calendar/day'
import { follow, isMoved, keptReasons, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { isBilled } from '../../../sessionStore/sessions/sessionState.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { changedSharedColumns } from './changedSharedColumns.ts'
import type { Selection } from './selection.service.ts'
import { changeOf, sameIds, scheduleOf, unchanged, type SessionChange } from './sessionChange.ts'

/** What a change makes of the chosen session and of those that follow it. */
export interface ChangePlan {
  chosen: SessionChange
  /** The following sessions that change with it. */
  following: SessionChange[]
  /** The following sessions that stay as they are, or where they are, and why. */
  kept: KeptSession[]
  /** How many days the chosen one is moved by, 0 at its own date; null when date, times and therapist stay. */
  movedByDays: number | null
  sharedColumns: ReturnType<typeof changedSharedColumns>
  employeesChange: boolean
}

const keptOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** When the following sessions take place after the change, whatever else changes; `skipOn` has the last word on each. */
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
 * What a change makes of the chosen session and of those that follow (ruling 17): they take over only what the edit changed.
 * On `skipDates` a session whose time or animals would change keeps both.
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
    kept: seriesChanges ? allKept.toSorted((one, other) => one.date.localeCompare(other.date)) : [],
    movedByDays,
    sharedColumns,
    employeesChange,
  }
}

/** The changes whose time and animals have to be free; when the input forces, the chosen one is checked again. */
export const changesToCheck = ({ chosen, following }: ChangePlan, force = false): SessionChange[] =>
  [chosen, ...following].filter((change) => change.needsCheck || (change === chosen && force))
