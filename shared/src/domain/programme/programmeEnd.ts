import type { Programme } from '../../contracts/patients/programme.ts'
import type { Day } from '../calendar/day.ts'

/** Why a programme that still runs is at its end: nothing of it is left, or the day planned for its end has passed. */
export type ProgrammeEnd = 'done' | 'late'

/** Undefined as long as it goes on, and once it has ended. */
export function programmeEnd(
  { endedOn, plannedEndDate, counter }: Pick<Programme, 'endedOn' | 'plannedEndDate' | 'counter'>,
  today: Day,
): ProgrammeEnd | undefined {
  if (endedOn !== null) return undefined
  if (counter.left === 0) return 'done'
  return plannedEndDate !== null && plannedEndDate < today ? 'late' : undefined
}
