import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Largest number of sessions at the same time. */
export function mostSimultaneous(sessions: readonly TimeSlot[]): number {
  const changes = sessions.flatMap(({ date, startTime, endTime }) => [
    { at: `${date}T${startTime}`, delta: 1 },
    { at: `${date}T${endTime}`, delta: -1 },
  ])
  let current = 0
  let max = 0
  // An end is counted before a start at the same time: sessions that touch are not simultaneous.
  for (const { delta } of changes.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at) || a.delta - b.delta)) {
    current += delta
    max = Math.max(max, current)
  }
  return max
}
