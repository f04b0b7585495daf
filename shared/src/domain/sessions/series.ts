import type { Recurrence } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addDays, daysBetween } from '../calendar/day.ts'
import { canBeInSameSeries } from './recurrence.ts'

/** The time and the therapist of a session, which moving the session changes. */
export interface TherapistTimeSlot extends TimeSlot {
  therapistId: string
}

/** An occurrence of a series; `movedAlone`: whether it was moved without the other occurrences. */
export interface Occurrence extends TherapistTimeSlot {
  billed: boolean
  movedAlone: boolean
}

const haveSameTimes = (first: TherapistTimeSlot, second: TherapistTimeSlot) =>
  first.startTime === second.startTime && first.endTime === second.endTime

export const isMoved = (from: TherapistTimeSlot, to: TherapistTimeSlot): boolean =>
  from.date !== to.date || !haveSameTimes(from, to) || from.therapistId !== to.therapistId

/** The reasons why an occurrence does not change with its series, as shown to the user who changes the series. */
export const keptOccurrenceReasons = {
  billed: 'Facturée',
  signed: 'Émargée',
  movedAlone: 'Déplacée seule : elle garde sa date',
  skipped: 'Laissée de côté : elle garde sa date et ses animaux',
  otherPatient: "D'un autre patient",
  priceTooLow: 'Les parts dépassent son prix',
} as const

/**
 * Moves an occurrence like the first session of the change, which moves from `from` to `to`: by as many days, and to
 * its new times or therapist if they changed.
 */
const moveLikeFirst = (
  occurrence: TherapistTimeSlot,
  from: TherapistTimeSlot,
  to: TherapistTimeSlot,
): TherapistTimeSlot => ({
  date: addDays(occurrence.date, daysBetween(from.date, to.date)),
  startTime: haveSameTimes(from, to) ? occurrence.startTime : to.startTime,
  endTime: haveSameTimes(from, to) ? occurrence.endTime : to.endTime,
  therapistId: from.therapistId === to.therapistId ? occurrence.therapistId : to.therapistId,
})

export interface MovedOccurrence {
  timeSlot: TherapistTimeSlot
  /** The reason why the occurrence keeps its time slot; null if it moves with the series or nothing moves. */
  keptReason: string | null
}

/** Returns the new time slot of an occurrence when an earlier session is moved with all following ones (ruling 17). */
export function moveWithSeries(
  { billed, movedAlone, ...timeSlot }: Occurrence,
  from: TherapistTimeSlot,
  to: TherapistTimeSlot,
): MovedOccurrence {
  if (billed) return { timeSlot, keptReason: keptOccurrenceReasons.billed }
  if (!isMoved(from, to)) return { timeSlot, keptReason: null }
  if (movedAlone) return { timeSlot, keptReason: keptOccurrenceReasons.movedAlone }
  return { timeSlot: moveLikeFirst(timeSlot, from, to), keptReason: null }
}

/**
 * Whether a session that had been moved alone is at a regular date and time of its series again. `regularSession` is a
 * session of the series that was never moved alone.
 */
export const isBackInSeries = (
  recurrence: Recurrence,
  timeSlot: TherapistTimeSlot,
  regularSession: TherapistTimeSlot,
): boolean =>
  haveSameTimes(timeSlot, regularSession) &&
  timeSlot.therapistId === regularSession.therapistId &&
  canBeInSameSeries(recurrence, regularSession.date, timeSlot.date)

/**
 * Whether the session's change makes an assigned animal work on another day, from an earlier start or to a later end.
 */
export const increasesWork = (from: TimeSlot, to: TimeSlot): boolean =>
  from.date !== to.date || to.startTime < from.startTime || to.endTime > from.endTime
