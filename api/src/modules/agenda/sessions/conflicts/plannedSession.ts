import type { Conflict } from 'shared/contracts/wire'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** A session about to be saved, new or changed. Its own stored time, known by `id`, never conflicts with it. */
export interface PlannedSession {
  id: string
  timeSlot: TimeSlot
  therapistId: string
  animalIds: readonly string[]
  /** Those of its animals that would work more than they do. */
  strainedIds: readonly string[]
}

/** A conflict, and the planned session it concerns. */
export type SessionConflict = Conflict & { plannedId: string; detail: string }

export const wireConflict = ({ plannedId: _plannedId, ...conflict }: SessionConflict): Conflict => conflict
