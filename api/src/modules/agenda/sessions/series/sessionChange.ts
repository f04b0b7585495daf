import { increasesWork, isMoved, type TherapistTimeSlot } from 'shared/domain/sessions/series'
import { timeSlotOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** The effect of an edit on a stored session. */
export interface SessionChange extends PlannedSession {
  row: SessionRow
  /** Ids of the animals that the edit adds. */
  addedIds: readonly string[]
  /** Whether date, times or therapist change. */
  hasMoved: boolean
  /** Whether its time must be free, because date, times, therapist or animals change. */
  needsCheck: boolean
  /** Whether its date is skipped: time and animals are kept while other sessions change. */
  isSkipped: boolean
}

/** Returns the date, times and therapist of a stored session. */
export const scheduleOf = (row: SessionRow): TherapistTimeSlot => ({
  ...timeSlotOf(row),
  therapistId: row.therapist_id,
})

export const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

export function toSessionChange(
  row: SessionRow,
  { therapistId, ...timeSlot }: TherapistTimeSlot,
  animals: { former: readonly string[]; next: readonly string[] },
): SessionChange {
  const hasMoved = isMoved(scheduleOf(row), { ...timeSlot, therapistId })
  const addedIds = animals.next.filter((id) => !animals.former.includes(id))
  const strainedIds = increasesWork(timeSlotOf(row), timeSlot) ? animals.next : addedIds
  return {
    row,
    id: row.id,
    timeSlot,
    therapistId,
    animalIds: animals.next,
    strainedIds,
    addedIds,
    hasMoved,
    needsCheck: hasMoved || !hasSameIds(animals.former, animals.next),
    isSkipped: false,
  }
}

/** The change of a session on a skipped date: time and animals are kept. */
export const skippedChange = (row: SessionRow, animalIds: readonly string[]): SessionChange => ({
  ...toSessionChange(row, scheduleOf(row), { former: animalIds, next: animalIds }),
  isSkipped: true,
})
