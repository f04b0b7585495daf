import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Attachment, RenderContext } from './emailContent.ts'
import type { SessionSummary } from './emails/sessionFacts.ts'
import { localDate, producer, sessionUid } from './calendarEvent.ts'
import { breakLinks } from './text/breakLinks.ts'
import { vtimezone } from './vtimezone.ts'

export interface CalendarSession extends SessionSummary {
  place: string
  timeZone: string
  /** Increases with each change of the session, so that a calendar shows the newest version. */
  sequence: number
  cancelled: boolean
}

/**
 * Returns the ICS file for the patient's calendar: an invitation that needs no reply, or its cancellation (RFC 5546). A
 * session always has the same UID, so that the calendar updates or removes its one entry (ruling 151).
 */
export function calendarFileOf(
  session: CalendarSession,
  { now, operatorEmail, recipient }: RenderContext,
): Attachment & { content: string } {
  const { sessionId, date, startTime, endTime, sessionTypeName, therapistName, place, timeZone, sequence, cancelled } =
    session
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: producer,
    method,
    // The calendar has no time zone, so that its timestamps are in UTC; the event has its own zone.
    timezone: { name: null, generator: (zone) => vtimezone(zone, Number(date.slice(0, 4))) },
  })
  const event = calendar.createEvent({
    id: sessionUid(sessionId),
    sequence,
    stamp: now,
    timezone: timeZone,
    start: localDate(date, startTime),
    end: localDate(date, endTime),
    summary: breakLinks(`${sessionTypeName} avec ${therapistName}`),
    location: breakLinks(place) || null,
    organizer: { name: therapistName, email: operatorEmail },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  event.createAttendee({
    name: breakLinks(recipient.name) || recipient.address,
    email: recipient.address,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return {
    filename: cancelled ? 'annulation.ics' : 'seance.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    calendarMethod: method,
  }
}
