import { isHeavier, isMoved, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { timeSlotOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** What an edit makes of a stored session. */
export interface SessionChange extends PlannedSession {
  row: SessionRow
  /** The animals that did not come to it before. */
  addedIds: readonly string[]
  moved: boolean
  /** Whether its time has to be free: it moves, or other animals come. */
  needsCheck: boolean
  /** Its date was skipped: it keeps its time and its animals while the others change. */
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
  const strainedIds = isHeavier(timeSlotOf(row), timeSlot) ? animals.after : addedIds
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

/** A skipped session: nothing of it that could conflict changes. */
export const unchanged = (row: SessionRow, animalIds: readonly string[]): SessionChange => ({
  ...changeOf(row, scheduleOf(row), { before: animalIds, after: animalIds }),
  skipped: true,
})
