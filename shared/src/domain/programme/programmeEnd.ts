import type { Programme } from '../../contracts/patients/programme.ts'
import type { Day } from '../calendar/day.ts'

/** The reason why a running programme should be closed: its hours are done, or its planned end has passed. */
export type ReasonToClose = 'done' | 'late'

/** Whether the last day of a programme has come: an end at a later day can still be changed (ruling 55). */
export const hasProgrammeEnded = ({ endedOn }: Pick<Programme, 'endedOn'>, today: Day): boolean =>
  endedOn !== null && endedOn <= today

/** Returns why a programme should be closed; undefined while it should continue, and once it is closed. */
export function reasonToClose(
  { endedOn, plannedEndDate, counter }: Pick<Programme, 'endedOn' | 'plannedEndDate' | 'counter'>,
  today: Day,
): ReasonToClose | undefined {
  if (endedOn !== null) return undefined
  if (counter.left === 0) return 'done'
  return plannedEndDate !== null && plannedEndDate < today ? 'late' : undefined
}
