import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Removes duplicates: slots of several openings can have the same date and times. */
export function withoutDuplicates<T extends TimeSlot>(timeSlots: readonly T[]): T[] {
  const known = new Map(
    timeSlots.map((timeSlot) => [`${timeSlot.date} ${timeSlot.startTime} ${timeSlot.endTime}`, timeSlot]),
  )
  return [...known.values()]
}

export const byDay = (slots: readonly TimeSlot[]): [day: string, slots: TimeSlot[]][] =>
  Object.entries(Object.groupBy(slots, ({ date }) => date)).map(([day, ofDay]) => [day, ofDay ?? []])

/** Ends each displayed slot at the start of the next one: slots overlap if their starts are closer than the length of a session. */
export const withoutOverlap = (slots: readonly TimeSlot[]): { slot: TimeSlot; shownUntil: string }[] =>
  slots.map((slot, index) => {
    const next = slots[index + 1]
    const overlapped = next?.date === slot.date && next.startTime < slot.endTime
    return { slot, shownUntil: overlapped ? next.startTime : slot.endTime }
  })
