import type { Span } from 'shared/domain/calendar/availability'

/** How many of the sessions stand side by side at most, on any of their days. */
export function mostAtOnce(sessions: readonly Span[]): number {
  const turns = sessions.flatMap(({ date, startTime, endTime }) => [
    { at: `${date}T${startTime}`, by: 1 },
    { at: `${date}T${endTime}`, by: -1 },
  ])
  let now = 0
  let most = 0
  // Those that touch do not stand side by side: an end comes before a start at the same time.
  for (const { by } of turns.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at) || a.by - b.by)) {
    now += by
    most = Math.max(most, now)
  }
  return most
}
