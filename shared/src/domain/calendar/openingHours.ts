import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'

export interface OpenInterval {
  weekday: number
  startTime: string
  endTime: string
}

const overlap = (one: OpenInterval, other: OpenInterval) =>
  one.weekday === other.weekday && one.startTime < other.endTime && other.startTime < one.endTime

/** The invalid intervals, each named by its index in the list; adjacent ones are valid. */
export function openingHoursProblems(intervals: readonly OpenInterval[]): Problem[] {
  return intervals.flatMap((interval, index) => {
    if (interval.endTime <= interval.startTime)
      return [
        {
          field: `${index}.endTime`,
          kind: 'endBeforeStart',
          message: "L'heure de fin doit être après l'heure de début",
        },
      ]
    const overlapped = intervals.slice(0, index).some((former) => overlap(former, interval))
    return overlapped ? [invalid(`${index}.startTime`, 'Deux plages horaires se chevauchent')] : []
  })
}
