import type { Conflict } from 'shared/contracts/wire'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** A new or changed session about to be saved. The stored session with the same `id` never conflicts with it. */
export interface PlannedSession {
  id: string
  timeSlot: TimeSlot
  therapistId: string
  animalIds: readonly string[]
  /** Ids of the animals that would work more than before the change. */
  strainedIds: readonly string[]
}

/** A conflict together with the id of its planned session. */
export type SessionConflict = Conflict & { plannedId: string; detail: string }

export const wireConflict = ({ plannedId: _plannedId, ...conflict }: SessionConflict): Conflict => conflict
