import type { KeptSession, SessionInput } from 'shared/contracts/agenda/session'
import { daysBetween } from 'shared/domain/calendar/day'
import { follow, isMoved, keptReasons, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { isBilled } from '../../../sessionStore/sessions/sessionState.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { changedSharedColumns } from './changedSharedColumns.ts'
import type { Selection } from './selection.service.ts'
import { changeOf, hasSameIds, scheduleOf, skippedChange, type SessionChange } from './sessionChange.ts'

/** The effect of an edit on the chosen session and the following ones. */
export interface ChangePlan {
  chosen: SessionChange
  /** The following sessions that the edit also changes. */
  following: SessionChange[]
  /** The following sessions that stay as they are or are not moved, with the reason. */
  kept: KeptSession[]
  /** Days by which the chosen session moves, 0 on the same date; null when date, times and therapist are unchanged. */
  movedByDays: number | null
  sharedColumns: ReturnType<typeof changedSharedColumns>
  employeesChange: boolean
}

const keptSessionOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** The new times of the following sessions; on skipped dates, `keepIfSkipped` restores the stored ones. */
function followingChanges(
  { row, following, animals }: Selection,
  target: TherapistTimeSlot,
  newAnimalIds: readonly string[] | null,
  keepIfSkipped: (change: SessionChange) => SessionChange,
) {
  const kept: KeptSession[] = []
  const changes = following.flatMap((followingSession) => {
    const billed = isBilled(followingSession)
    const { timeSlot: newTimeSlot, kept: reason } = follow(
      { ...scheduleOf(followingSession), billed, movedAlone: followingSession.moved_alone },
      scheduleOf(row),
      target,
    )
    if (reason !== null) kept.push(keptSessionOf(followingSession, reason))
    const formerAnimalIds = animals.get(followingSession.id) ?? []
    return billed
      ? []
      : [
          keepIfSkipped(
            changeOf(followingSession, newTimeSlot, { former: formerAnimalIds, next: newAnimalIds ?? formerAnimalIds }),
          ),
        ]
  })
  return { kept, changes }
}

/**
 * Plans an edit of the chosen session and the following ones, which receive only the edited fields (ruling 17). On a date
 * in `skipDates`, a session keeps its time and animals.
 */
export function planChange(selection: Selection, input: SessionInput, skipDates: readonly string[] = []): ChangePlan {
  const { row, animals, employees } = selection
  const formerAnimalIds = animals.get(row.id) ?? []
  const target: TherapistTimeSlot = {
    date: input.startDate,
    startTime: input.startTime,
    endTime: input.endTime,
    therapistId: input.therapistId,
  }
  const animalsChange = !hasSameIds(formerAnimalIds, input.animalIds)
  const keepIfSkipped = (change: SessionChange): SessionChange =>
    change.needsCheck && skipDates.includes(change.timeSlot.date)
      ? skippedChange(change.row, animals.get(change.id) ?? [])
      : change
  const chosen = keepIfSkipped(changeOf(row, target, { former: formerAnimalIds, next: input.animalIds }))
  const { kept, changes } = followingChanges(selection, target, animalsChange ? input.animalIds : null, keepIfSkipped)

  const sharedColumns = changedSharedColumns(row, input)
  const employeesChange = !hasSameIds(employees, input.selectedCorporatePatients ?? [])
  const detailsChange = Object.keys(sharedColumns).length > 0 || employeesChange
  const movedByDays = isMoved(scheduleOf(row), target) ? daysBetween(row.day, target.date) : null
  const skipped = [chosen, ...changes]
    .filter((change) => change.skipped)
    .map((change) => keptSessionOf(change.row, keptReasons.leftAside))
  const allKept = [...kept.filter(({ id }) => skipped.every((skippedSession) => skippedSession.id !== id)), ...skipped]
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

/** The changes whose time and animals must be free; with `force`, the chosen session is always included. */
export const changesToCheck = ({ chosen, following }: ChangePlan, force = false): SessionChange[] =>
  [chosen, ...following].filter((change) => change.needsCheck || (change === chosen && force))
