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
  /** The chosen start, if a clock change skips the chosen times: `timeSlot` then has the later times. */
  skippedTime?: string
}

/** A conflict together with the id of its planned session. */
export type SessionConflict = Conflict & { plannedSessionId: string; detail: string }

/** Returns a conflict as the API contract defines it, without the id of its planned session. */
export const toContractConflict = ({ plannedSessionId: _plannedSessionId, ...conflict }: SessionConflict): Conflict =>
  conflict
