import type { Session, SessionInput, ShortSession } from 'shared/contracts/session'
import type { Day } from 'shared/domain/calendar/day'
import type { TimeSlot } from 'shared/contracts/timeSlot'
import { minutesBetween, minutesOf, timeOf } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'

const lastMinute = 23 * 60 + 59

export const timeSlotOf = ({ date, startTime, endTime }: TimeSlot): TimeSlot => ({ date, startTime, endTime })

export const isSameTimeSlot = (a: TimeSlot, b: TimeSlot) =>
  a.date === b.date && a.startTime === b.startTime && a.endTime === b.endTime

/** Requests and billed sessions cannot be moved. */
export const isMovable = ({ validated, billId }: Pick<ShortSession, 'validated' | 'billId'>) =>
  validated && billId === null

export const isOfSeries = ({ seriesId, recurrence }: Pick<ShortSession, 'seriesId' | 'recurrence'>) =>
  seriesId !== null && recurrence !== 'ONCE'

/** The same length from another start, cut so that it ends on the day it starts. */
export function timeSlotStartingAt(timeSlot: TimeSlot, date: Day, startTime: Time): TimeSlot {
  const length = minutesBetween(timeSlot.startTime, timeSlot.endTime)
  const start = Math.min(minutesOf(startTime), lastMinute - length)
  return { date, startTime: timeOf(start), endTime: timeOf(start + length) }
}

/** The session with new times and everything else unchanged. The evaluation is left out: the server keeps it. */
export const inputOf = (session: Session, { date, startTime, endTime }: TimeSlot): SessionInput => ({
  startDate: date,
  endDate: session.endDate,
  startTime,
  endTime,
  recurrence: session.recurrence,
  therapistId: session.therapistId,
  sessionTypeId: session.sessionTypeId,
  patientId: session.patientId,
  animalIds: session.animalIds,
  clubId: session.clubId,
  price: session.price,
  roomRent: session.roomRent,
  animalRent: session.animalRent,
  taxesPaidByPatient: session.taxesPaidByPatient,
  patientPresent: session.patientPresent,
  paid: session.paid,
  withAnimalOnly: session.withAnimalOnly,
  selectedCorporatePatients: session.selectedCorporatePatients,
  comments: session.comments,
})
