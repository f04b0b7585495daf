import type { KeptSession, SessionInput } from 'shared/contracts/agenda/session'
import { daysBetween } from 'shared/domain/calendar/day'
import { moveWithSeries, isMoved, keptOccurrenceReasons, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { isBilled } from '../../../sessionStore/sessions/sessionState.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { changedSharedColumns } from './changedSharedColumns.ts'
import { moveAfterClockChange } from '../conflicts/clockChange.ts'
import type { Selection } from './selection.service.ts'
import type { Scope } from './series.sql.ts'
import { toSessionChange, hasSameIds, scheduleOf, skippedChange, type SessionChange } from './sessionChange.ts'

/** The effect of an edit on the chosen session and on the following sessions of its series. */
export interface ChangePlan {
  chosenChange: SessionChange
  /** The following sessions that the edit also changes. */
  followingSessionChanges: SessionChange[]
  /** The following sessions that do not change or do not move, and all skipped sessions, with the reason. */
  keptSessions: KeptSession[]
  /** Days by which the chosen session moves, 0 on the same date; null when date, times and therapist are unchanged. */
  movedByDays: number | null
  sharedColumns: ReturnType<typeof changedSharedColumns>
  changesEmployees: boolean
}

const keptSessionOf = ({ id, day }: SessionRow, reason: string): KeptSession => ({ id, date: day, reason })

/** The new times and animals of the following sessions; on skipped dates, `keepIfSkipped` restores the stored ones. */
function planFollowingSessions(
  { row, followingSessions, animalIdsBySession }: Selection,
  target: TherapistTimeSlot,
  newAnimalIds: readonly string[] | null,
  keepIfSkipped: (change: SessionChange) => SessionChange,
) {
  const keptSessions: KeptSession[] = []
  const changes = followingSessions.flatMap((followingSession) => {
    const billed = isBilled(followingSession)
    const { timeSlot: newTimeSlot, keptReason: reason } = moveWithSeries(
      { ...scheduleOf(followingSession), billed, movedAlone: followingSession.moved_alone },
      scheduleOf(row),
      target,
    )
    if (reason !== null) keptSessions.push(keptSessionOf(followingSession, reason))
    const formerAnimalIds = animalIdsBySession.get(followingSession.id) ?? []
    return billed
      ? []
      : [
          keepIfSkipped(
            toSessionChange(followingSession, newTimeSlot, {
              former: formerAnimalIds,
              next: newAnimalIds ?? formerAnimalIds,
            }),
          ),
        ]
  })
  return { kept: keptSessions, changes }
}

/**
 * Plans an edit of the chosen session and the following sessions, which receive only the edited fields (ruling 17). On
 * a date in `skipDates`, a session keeps its time and animals.
 */
export function planChange(selection: Selection, input: SessionInput, skipDates: readonly string[] = []): ChangePlan {
  const { row, animalIdsBySession, employeeIds } = selection
  const formerAnimalIds = animalIdsBySession.get(row.id) ?? []
  const target: TherapistTimeSlot = {
    date: input.startDate,
    startTime: input.startTime,
    endTime: input.endTime,
    therapistId: input.therapistId,
  }
  const changesAnimals = !hasSameIds(formerAnimalIds, input.animalIds)
  const keepIfSkipped = (change: SessionChange): SessionChange =>
    change.needsCheck && skipDates.includes(change.timeSlot.date)
      ? skippedChange(change.row, animalIdsBySession.get(change.id) ?? [])
      : change
  const chosenChange = keepIfSkipped(toSessionChange(row, target, { former: formerAnimalIds, next: input.animalIds }))
  const { kept: keptFollowingSessions, changes } = planFollowingSessions(
    selection,
    target,
    changesAnimals ? input.animalIds : null,
    keepIfSkipped,
  )

  const sharedColumns = changedSharedColumns(row, input)
  const changesEmployees = !hasSameIds(employeeIds, input.selectedCorporatePatients ?? [])
  const changesDetails = Object.keys(sharedColumns).length > 0 || changesEmployees
  const movedByDays = isMoved(scheduleOf(row), target) ? daysBetween(row.day, target.date) : null
  const skippedSessions = [chosenChange, ...changes]
    .filter((change) => change.isSkipped)
    .map((change) => keptSessionOf(change.row, keptOccurrenceReasons.skipped))
  const allKeptSessions = [
    ...keptFollowingSessions.filter(({ id }) => skippedSessions.every((skippedSession) => skippedSession.id !== id)),
    ...skippedSessions,
  ]
  const changesSeries = changesDetails || changesAnimals || movedByDays !== null
  return {
    chosenChange,
    followingSessionChanges: changes.filter((change) => change.needsCheck || change.isSkipped || changesDetails),
    keptSessions: changesSeries ? allKeptSessions.toSorted((a, b) => a.date.localeCompare(b.date)) : [],
    movedByDays,
    sharedColumns,
    changesEmployees,
  }
}

/** In a series, moves the changed sessions whose new time a clock change skips to a later time of that day. */
export function planAfterClockChange(plan: ChangePlan, scope: Scope, timeZone: string): ChangePlan {
  if (scope === 'once') return plan
  const moveIfChanged = (change: SessionChange) => (change.hasMoved ? moveAfterClockChange(change, timeZone) : change)
  return {
    ...plan,
    chosenChange: moveIfChanged(plan.chosenChange),
    followingSessionChanges: plan.followingSessionChanges.map(moveIfChanged),
  }
}

/** The changes whose time and animals must be free; with `force`, the chosen session is always included. */
export const changesToCheck = ({ chosenChange, followingSessionChanges }: ChangePlan, force = false): SessionChange[] =>
  [chosenChange, ...followingSessionChanges].filter((change) => change.needsCheck || (change === chosenChange && force))
