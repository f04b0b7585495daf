import type { Moment } from '../calendar/wallClock.ts'

interface Timed {
  date: string
  startTime: string
  endTime: string
}

/** The first session that is not over at `now`, and the last that is; `sessions` need no order. */
export function nextAndLast<Session extends Timed>(
  sessions: readonly Session[],
  { day, time }: Moment,
): { next: Session | undefined; last: Session | undefined } {
  const inOrder = sessions.toSorted((one, other) =>
    `${one.date}T${one.startTime}`.localeCompare(`${other.date}T${other.startTime}`),
  )
  const isOver = ({ date, endTime }: Session) => `${date}T${endTime}` <= `${day}T${time}`
  return { next: inOrder.find((session) => !isOver(session)), last: inOrder.findLast(isOver) }
}
