import type { ShortSession } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import type { Day } from 'shared/domain/calendar/day'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { minutesBetween, minutesOf, minutesOfDay, timeOf } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'

export const timeSlotOf = ({ date, startTime, endTime }: TimeSlot): TimeSlot => ({ date, startTime, endTime })

export const isSameTimeSlot = (left: TimeSlot, right: TimeSlot) =>
  left.date === right.date && left.startTime === right.startTime && left.endTime === right.endTime

/** Requests, and sessions billed in whole or in part, cannot be moved. */
export const isMovable = (session: Pick<ShortSession, 'validated' | 'billId' | 'partBilled'>) =>
  session.validated && !isBilled(session)

export const isInSeries = ({ seriesId, recurrence }: Pick<ShortSession, 'seriesId' | 'recurrence'>) =>
  seriesId !== null && recurrence !== 'ONCE'

/**
 * Moves a slot to another start with the same length. A slot that would end after midnight starts earlier, so that it
 * ends at 24:00.
 */
export function moveTimeSlot(timeSlot: TimeSlot, date: Day, startTime: Time): TimeSlot {
  const lengthMinutes = minutesBetween(timeSlot.startTime, timeSlot.endTime)
  const startMinute = Math.min(minutesOf(startTime), minutesOfDay - lengthMinutes)
  return { date, startTime: timeOf(startMinute), endTime: timeOf(startMinute + lengthMinutes) }
}
