import type { Slot } from 'shared/contracts/therapist'

/** Slots without duplicates: the same date and times are offered once, whichever opening they come from. */
export function withoutDuplicates<T extends Slot>(spans: readonly T[]): T[] {
  const known = new Map(spans.map((span) => [`${span.date} ${span.startTime} ${span.endTime}`, span]))
  return [...known.values()]
}

export const byDay = (slots: readonly Slot[]): [day: string, slots: Slot[]][] =>
  Object.entries(Object.groupBy(slots, ({ date }) => date)).map(([day, ofDay]) => [day, ofDay ?? []])

/** Slots may overlap, when starts are closer than a session is long: in the calendar each is cut where the next begins. */
export const withoutOverlap = (slots: readonly Slot[]): { slot: Slot; shownUntil: string }[] =>
  slots.map((slot, index) => {
    const next = slots[index + 1]
    const overlapped = next?.date === slot.date && next.startTime < slot.endTime
    return { slot, shownUntil: overlapped ? next.startTime : slot.endTime }
  })
