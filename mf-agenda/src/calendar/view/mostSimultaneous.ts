import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Returns the largest number of simultaneous sessions. */
export function mostSimultaneous(sessions: readonly TimeSlot[]): number {
  const changes = sessions.flatMap(({ date, startTime, endTime }) => [
    { time: `${date}T${startTime}`, delta: 1 },
    { time: `${date}T${endTime}`, delta: -1 },
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
