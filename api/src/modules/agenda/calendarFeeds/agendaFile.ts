import { feedPeriodText } from 'shared/domain/calendar/feedPeriod'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { localDate, producer, sessionUid } from '../../../mail/calendarEvent.ts'
import { vtimezone } from '../../../mail/vtimezone.ts'

export interface FeedEntry {
  sessionId: string
  date: string
  startTime: string
  endTime: string
  summary: string
  location: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Increases with each change of the session: calendar clients keep the entry with the highest value. */
  sequence: number
  changedAt: Date
}

const refreshIntervalSeconds = 3600

const yearOf = (date: string | undefined) => Number(date?.slice(0, 4))

/** Renders a therapist's agenda as an iCalendar file; deterministic, so that its ETag changes only with the entries. */
export function agendaFile(entries: readonly FeedEntry[], timeZone: string): string {
  const days = entries.map(({ date }) => date).toSorted()
  const calendar = ical({
    prodId: producer,
    name: 'Complice',
    description: feedPeriodText,
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which calendar clients should fetch the file again.
    ttl: refreshIntervalSeconds,
    // A calendar without a name keeps its timestamps in UTC; its events name their time zone.
    timezone: { name: null, generator: (zone) => vtimezone(zone, yearOf(days[0]), yearOf(days.at(-1))) },
  })
  for (const { sessionId, date, startTime, endTime, summary, location, status, sequence, changedAt } of entries) {
    calendar.createEvent({
      id: sessionUid(sessionId),
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      timezone: timeZone,
      start: localDate(date, startTime),
      end: localDate(date, endTime),
      summary: status === 'CANCELLED' ? `Annulée : ${summary}` : summary,
      location: location || null,
      status: ICalEventStatus[status],
      transparency: status === 'CANCELLED' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  return calendar.toString()
}
