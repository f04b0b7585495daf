import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'

/** The message of an end that is not after its start on the same day (E271). */
export const endTimeMessage = "L'heure de fin doit être après l'heure de début"

export interface OpenInterval {
  weekday: number
  startTime: string
  endTime: string
}

const areOverlapping = (first: OpenInterval, second: OpenInterval) =>
  first.weekday === second.weekday && first.startTime < second.endTime && second.startTime < first.endTime

/**
 * Returns the problems of a list of opening hours: intervals that do not end after they start, or that overlap an
 * earlier interval of the list. The field of a problem begins with the index of its interval.
 */
export function openingHoursProblems(intervals: readonly OpenInterval[]): Problem[] {
  return intervals.flatMap((interval, index) => {
    if (interval.endTime <= interval.startTime)
      return [
        {
          field: `${index}.endTime`,
          kind: 'endBeforeStart',
          message: endTimeMessage,
        },
      ]
    const overlapsEarlierInterval = intervals
      .slice(0, index)
      .some((earlierInterval) => areOverlapping(earlierInterval, interval))
    return overlapsEarlierInterval ? [invalid(`${index}.startTime`, 'Deux plages horaires se chevauchent')] : []
  })
}
