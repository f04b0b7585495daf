import type { Day } from 'shared/domain/calendar/day'

/** An event in the life of a document, on its day. */
export interface DocumentEvent {
  day: Day
  apply: () => Promise<void>
}

/** Applies events in date order, so that numbers and journals follow the calendar. */
export async function applyInDateOrder(events: readonly DocumentEvent[]): Promise<void> {
  for (const { apply } of events.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) await apply()
}
