import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { daysBetween } from 'shared/domain/calendar/day'
import { minutesBetween } from 'shared/domain/calendar/time'

const minutesPerDay = 24 * 60

const distanceMinutes = (slot: TimeSlot, date: string, startTime: string) =>
  Math.abs(daysBetween(date, slot.date) * minutesPerDay + minutesBetween(startTime, slot.startTime))

/** Returns the slots closest to the selected slot, without it, in chronological order: `count` at most. */
export const nearestSlots = (
  slots: readonly TimeSlot[],
  { date, startTime }: { date: string; startTime: string },
  count: number,
): TimeSlot[] =>
  slots
    .filter((slot) => slot.date !== date || slot.startTime !== startTime)
    .toSorted((a, b) => distanceMinutes(a, date, startTime) - distanceMinutes(b, date, startTime))
    .slice(0, count)
    .toSorted((a, b) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`))
