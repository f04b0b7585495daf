import { increasesWork, isMoved, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { timeSlotOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** The effect of an edit on a stored session. */
export interface SessionChange extends PlannedSession {
  row: SessionRow
  /** Ids of the animals that the edit adds. */
  addedIds: readonly string[]
  moved: boolean
  /** Whether its time must be free: the time or the animals change. */
  needsCheck: boolean
  /** The date is skipped: time and animals stay while other sessions change. */
  skipped: boolean
}

export const scheduleOf = (row: SessionRow): TherapistTimeSlot => ({
  ...timeSlotOf(row),
  therapistId: row.therapist_id,
})

export const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

export function changeOf(
  row: SessionRow,
  { therapistId, ...timeSlot }: TherapistTimeSlot,
  animals: { before: readonly string[]; after: readonly string[] },
): SessionChange {
  const moved = isMoved(scheduleOf(row), { ...timeSlot, therapistId })
  const addedIds = animals.after.filter((id) => !animals.before.includes(id))
  const strainedIds = increasesWork(timeSlotOf(row), timeSlot) ? animals.after : addedIds
  return {
    row,
    id: row.id,
    timeSlot,
    therapistId,
    animalIds: animals.after,
    strainedIds,
    addedIds,
    moved,
    needsCheck: moved || !sameIds(animals.before, animals.after),
    skipped: false,
  }
}

/** The change of a skipped session: time and animals stay. */
export const unchanged = (row: SessionRow, animalIds: readonly string[]): SessionChange => ({
  ...changeOf(row, scheduleOf(row), { before: animalIds, after: animalIds }),
  skipped: true,
})
