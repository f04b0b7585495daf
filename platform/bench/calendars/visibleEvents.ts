import type { CalendarEvent } from './pages/calendarPage.ts'

/** The agenda shows at most three sessions side by side; the others are in a menu. */
const maxSideBySide = 3

const overlaps = (left: CalendarEvent, right: CalendarEvent) => left.start < right.end && right.start < left.end

/** Keeps the events that a week shows when at most three are side by side. */
export function limitOverlappingEvents(events: readonly CalendarEvent[]): CalendarEvent[] {
  const keptEvents: CalendarEvent[] = []
  for (const event of events.toSorted((left, right) => left.start.localeCompare(right.start)))
    if (keptEvents.filter((kept) => overlaps(kept, event)).length < maxSideBySide) keptEvents.push(event)
  return keptEvents
}

/** Keeps the first `maxPerDay` events of each day. */
export const limitEventsPerDay = (events: readonly CalendarEvent[], maxPerDay: number): CalendarEvent[] =>
  Object.values(Object.groupBy(events, ({ start }) => start.slice(0, 10))).flatMap((eventsOfDay = []) =>
    eventsOfDay.toSorted((left, right) => left.start.localeCompare(right.start)).slice(0, maxPerDay),
  )
