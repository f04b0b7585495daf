import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addMinutes, minutesBetween, minutesOfDay, minutesOf } from '../calendar/time.ts'
import { existsIn } from '../calendar/wallClock.ts'

/** Whether a clock change skips the start or the end of the session. */
export const isSkippedByClock = (timeZone: string, { date, startTime, endTime }: TimeSlot): boolean =>
  !existsIn(timeZone, date, startTime) || !existsIn(timeZone, date, endTime)

/**
 * Finds the time slot for a session whose start or end is skipped by a clock change: as long, and later by the fewest
 * whole hours after which both times exist. Returns null if it would then end after midnight.
 */
export function findSlotAfterClockChange(timeZone: string, timeSlot: TimeSlot): TimeSlot | null {
  const { startTime, endTime } = timeSlot
  const lengthMinutes = minutesBetween(startTime, endTime)
  for (let start = minutesOf(startTime); start + lengthMinutes <= minutesOfDay; start += 60) {
    const laterStart = addMinutes('00:00', start)
    const laterSlot = { ...timeSlot, startTime: laterStart, endTime: addMinutes(laterStart, lengthMinutes) }
    if (!isSkippedByClock(timeZone, laterSlot)) return laterSlot
  }
  return null
}
