import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Slots without duplicates: the same date and times are offered once, whichever opening they come from. */
export function withoutDuplicates<T extends TimeSlot>(timeSlots: readonly T[]): T[] {
  const known = new Map(
    timeSlots.map((timeSlot) => [`${timeSlot.date} ${timeSlot.startTime} ${timeSlot.endTime}`, timeSlot]),
  )
  return [...known.values()]
}

export const byDay = (slots: readonly TimeSlot[]): [day: string, slots: TimeSlot[]][] =>
  Object.entries(Object.groupBy(slots, ({ date }) => date)).map(([day, ofDay]) => [day, ofDay ?? []])

/**
 * Slots may overlap if starts are closer than the length of a session: in the calendar each is cut at the start of the
 * next.
 */
export const withoutOverlap = (slots: readonly TimeSlot[]): { slot: TimeSlot; shownUntil: string }[] =>
  slots.map((slot, index) => {
    const next = slots[index + 1]
    const overlapped = next?.date === slot.date && next.startTime < slot.endTime
    return { slot, shownUntil: overlapped ? next.startTime : slot.endTime }
  })
