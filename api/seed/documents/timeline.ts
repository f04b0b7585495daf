import type { Day } from 'shared/domain/calendar/day'

/** An event in the life of a document, on its day. */
export interface DocumentEvent {
  day: Day
  happen: () => Promise<void>
}

/** Lets events happen in the order of their days: numbers and journals follow the calendar. */
export async function happenInOrder(events: readonly DocumentEvent[]): Promise<void> {
  for (const { happen } of events.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) await happen()
}
