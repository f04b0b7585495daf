import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** The largest number of sessions at the same time, on any day. */
export function mostSimultaneous(sessions: readonly TimeSlot[]): number {
  const changes = sessions.flatMap(({ date, startTime, endTime }) => [
    { at: `${date}T${startTime}`, delta: 1 },
    { at: `${date}T${endTime}`, delta: -1 },
  ])
  let current = 0
  let most = 0
  // Sessions that touch are not simultaneous: an end is counted before a start at the same time.
  for (const { delta } of changes.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at) || a.delta - b.delta)) {
    current += delta
    most = Math.max(most, current)
  }
  return most
}
