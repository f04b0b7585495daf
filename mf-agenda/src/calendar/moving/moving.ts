import type { Session, SessionInput, ShortSession } from 'shared/contracts/session'
import type { Day } from 'shared/domain/calendar/day'
import { minutesBetween, minutesOf, timeOf } from 'shared/domain/calendar/time'
import type { Time } from 'shared/domain/calendar/time'

/** Where a session stands in the calendar. */
export interface Place {
  date: Day
  startTime: Time
  endTime: Time
}

const lastMinute = 23 * 60 + 59

export const placeOf = ({ date, startTime, endTime }: Place): Place => ({ date, startTime, endTime })

export const isSamePlace = (a: Place, b: Place) =>
  a.date === b.date && a.startTime === b.startTime && a.endTime === b.endTime

/** A request is answered, not moved; what is billed stays as it was billed. */
export const isMovable = ({ validated, billId }: Pick<ShortSession, 'validated' | 'billId'>) =>
  validated && billId === null

export const isOfSeries = ({ seriesId, recurrence }: Pick<ShortSession, 'seriesId' | 'recurrence'>) =>
  seriesId !== null && recurrence !== 'ONCE'

/** The same length from another start; it ends on the day it starts. */
export function startedAt(place: Place, date: Day, startTime: Time): Place {
  const length = minutesBetween(place.startTime, place.endTime)
  const start = Math.min(minutesOf(startTime), lastMinute - length)
  return { date, startTime: timeOf(start), endTime: timeOf(start + length) }
}

/** The session elsewhere, all else as it is. The evaluation, left out, stays. */
export const inputOf = (session: Session, { date, startTime, endTime }: Place): SessionInput => ({
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
