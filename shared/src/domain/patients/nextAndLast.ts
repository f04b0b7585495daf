import type { Moment } from '../calendar/wallClock.ts'

interface SessionTime {
  date: string
  startTime: string
  endTime: string
}

/** Finds the first session that has not ended at a moment, and the last that has; `sessions` can be in any order. */
export function nextAndLast<Session extends SessionTime>(
  sessions: readonly Session[],
  { day, time }: Moment,
): { next: Session | undefined; last: Session | undefined } {
  const sortedSessions = sessions.toSorted((one, other) =>
    `${one.date}T${one.startTime}`.localeCompare(`${other.date}T${other.startTime}`),
  )
  const isOver = ({ date, endTime }: Session) => `${date}T${endTime}` <= `${day}T${time}`
  return { next: sortedSessions.find((session) => !isOver(session)), last: sortedSessions.findLast(isOver) }
}
