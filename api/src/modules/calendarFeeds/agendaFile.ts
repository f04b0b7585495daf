import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { onTheWall, producer, sessionUid } from '../../mail/sessionEvent.ts'
import { vtimezone } from '../../mail/vtimezone.ts'

export interface FeedEntry {
  sessionId: string
  date: string
  startTime: string
  endTime: string
  summary: string
  place: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Raised at each change of the session, so that an agenda keeps the newest. */
  sequence: number
  changedAt: Date
}

const anHour = 3600

const yearOf = (date: string | undefined) => Number(date?.slice(0, 4))

/** A therapist's agenda for other programs; the same entries make the same file, so that a program can tell that nothing changed. */
export function agendaFile(entries: readonly FeedEntry[], timeZone: string): string {
  const days = entries.map(({ date }) => date).toSorted()
  const calendar = ical({
    prodId: producer,
    name: 'Complice',
    method: ICalCalendarMethod.PUBLISH,
    // How often it is worth asking again.
    ttl: anHour,
    // Without a name: the calendar's own stamps stay in UTC, the events name their zone.
    timezone: { name: null, generator: (zone) => vtimezone(zone, yearOf(days[0]), yearOf(days.at(-1))) },
  })
  for (const { sessionId, date, startTime, endTime, summary, place, status, sequence, changedAt } of entries) {
    calendar.createEvent({
      id: sessionUid(sessionId),
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      timezone: timeZone,
      start: onTheWall(date, startTime),
      end: onTheWall(date, endTime),
      summary,
      location: place || null,
      status: ICalEventStatus[status],
    })
  }
  return calendar.toString()
}
