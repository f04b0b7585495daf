import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

/** Returns the slots without duplicates, because several opening hours can result in slots with the same date and times. */
export function withoutDuplicates<T extends TimeSlot>(timeSlots: readonly T[]): T[] {
  const uniqueSlots = new Map(
    timeSlots.map((timeSlot) => [`${timeSlot.date} ${timeSlot.startTime} ${timeSlot.endTime}`, timeSlot]),
  )
  return [...uniqueSlots.values()]
}

export const groupSlotsByDay = (slots: readonly TimeSlot[]): [day: string, slots: TimeSlot[]][] =>
  Object.entries(Object.groupBy(slots, ({ date }) => date)).map(([day, slotsOfDay]) => [day, slotsOfDay ?? []])

/**
 * Returns the slots with the time until which each is displayed: the start of the next slot if it is earlier than the
 * slot's end.
 */
export const withoutOverlap = (slots: readonly TimeSlot[]): { slot: TimeSlot; displayedUntil: string }[] =>
  slots.map((slot, index) => {
    const next = slots[index + 1]
    const isOverlapped = next?.date === slot.date && next.startTime < slot.endTime
    return { slot, displayedUntil: isOverlapped ? next.startTime : slot.endTime }
  })
