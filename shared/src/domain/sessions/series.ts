import type { Recurrence } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addDays, daysBetween } from '../calendar/day.ts'
import { isInStep } from './recurrence.ts'

/** The time and the therapist of a session: what a move changes. */
export interface TherapistTimeSlot extends TimeSlot {
  therapistId: string
}

/** An occurrence of a series; `movedAlone` if it was moved without the series. */
export interface Occurrence extends TherapistTimeSlot {
  billed: boolean
  movedAlone: boolean
}

const sameTimes = (one: TherapistTimeSlot, other: TherapistTimeSlot) =>
  one.startTime === other.startTime && one.endTime === other.endTime

export const isMoved = (from: TherapistTimeSlot, to: TherapistTimeSlot): boolean =>
  from.date !== to.date || !sameTimes(from, to) || from.therapistId !== to.therapistId

/** The reasons an occurrence does not change with its series, shown to the user who changes it. */
export const keptReasons = {
  billed: 'Facturée',
  signed: 'Émargée',
  movedAlone: 'Déplacée seule : elle garde sa date',
  leftAside: 'Laissée de côté : elle garde sa date et ses animaux',
  otherPatient: "D'un autre patient",
  priceTooLow: 'Les parts dépassent son prix',
} as const

/**
 * Moves another occurrence as `from` moved to `to`: by the same number of days, and to the new times or therapist if
 * these changed.
 */
const movedAlong = (
  occurrence: TherapistTimeSlot,
  from: TherapistTimeSlot,
  to: TherapistTimeSlot,
): TherapistTimeSlot => ({
  date: addDays(occurrence.date, daysBetween(from.date, to.date)),
  startTime: sameTimes(from, to) ? occurrence.startTime : to.startTime,
  endTime: sameTimes(from, to) ? occurrence.endTime : to.endTime,
  therapistId: from.therapistId === to.therapistId ? occurrence.therapistId : to.therapistId,
})

export interface Following {
  timeSlot: TherapistTimeSlot
  /** The reason it does not follow; null if it does. */
  kept: string | null
}

/** The new place of an occurrence when an earlier one moves with the following ones (ruling 17). */
export function follow(
  { billed, movedAlone, ...timeSlot }: Occurrence,
  from: TherapistTimeSlot,
  to: TherapistTimeSlot,
): Following {
  if (billed) return { timeSlot, kept: keptReasons.billed }
  if (!isMoved(from, to)) return { timeSlot, kept: null }
  if (movedAlone) return { timeSlot, kept: keptReasons.movedAlone }
  return { timeSlot: movedAlong(timeSlot, from, to), kept: null }
}

/**
 * Whether a session is back at a regular place of its series, judged by `neighbour`, a session never moved alone: it is
 * then no longer an exception.
 */
export const isBack = (recurrence: Recurrence, timeSlot: TherapistTimeSlot, neighbour: TherapistTimeSlot): boolean =>
  sameTimes(timeSlot, neighbour) &&
  timeSlot.therapistId === neighbour.therapistId &&
  isInStep(recurrence, neighbour.date, timeSlot.date)

/** Whether the change makes an assigned animal work at another time, or longer. */
export const increasesWork = (from: TimeSlot, to: TimeSlot): boolean =>
  from.date !== to.date || to.startTime < from.startTime || to.endTime > from.endTime
