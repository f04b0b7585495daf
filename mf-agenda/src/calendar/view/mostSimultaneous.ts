import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { minutesOf } from 'shared/domain/calendar/time'
import { minShownMinutes } from './minShownMinutes.ts'

const moment = (date: string, minutes: number) => `${date}T${String(minutes).padStart(4, '0')}`

/** Returns the largest number of sessions beside each other; a short one takes the height of `minShownMinutes`. */
export function mostSimultaneous(sessions: readonly TimeSlot[]): number {
  const changes = sessions.flatMap(({ date, startTime, endTime }) => [
    { time: moment(date, minutesOf(startTime)), delta: 1 },
    { time: moment(date, Math.max(minutesOf(endTime), minutesOf(startTime) + minShownMinutes)), delta: -1 },
  ])
  let currentCount = 0
  let maxCount = 0
  // An end is counted before a start at the same time: sessions that touch are not simultaneous.
  for (const { delta } of changes.toSorted(
    (a, b) => Number(a.time > b.time) - Number(a.time < b.time) || a.delta - b.delta,
  )) {
    currentCount += delta
    maxCount = Math.max(maxCount, currentCount)
  }
  return maxCount
}
