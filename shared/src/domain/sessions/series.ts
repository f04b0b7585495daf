import type { Recurrence } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { addDays, daysBetween } from '../calendar/day.ts'
import { isInStep } from './recurrence.ts'

/** When and whose a session is: what a move changes. */
export interface TherapistTimeSlot extends TimeSlot {
  therapistId: string
}

/** A session of a series; `movedAlone` when a change of it alone put it where it is. */
export interface Occurrence extends TherapistTimeSlot {
  billed: boolean
  movedAlone: boolean
}

const sameTimes = (one: TherapistTimeSlot, other: TherapistTimeSlot) =>
  one.startTime === other.startTime && one.endTime === other.endTime

export const isMoved = (from: TherapistTimeSlot, to: TherapistTimeSlot): boolean =>
  from.date !== to.date || !sameTimes(from, to) || from.therapistId !== to.therapistId

/** Why an occurrence stays as it is, or where it is, when the series changes; shown to the user who changes it. */
export const keptReasons = {
  billed: 'Facturée',
  signed: 'Émargée',
  movedAlone: 'Déplacée seule : elle garde sa date',
  leftAside: 'Laissée de côté : elle garde sa date et ses animaux',
  otherPatient: "D'un autre patient",
  priceTooLow: 'Les parts dépassent son prix',
} as const

/** Moves another session of the series as `from` moved to `to`: by as many days, and to the new times or therapist where those changed. */
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
  /** Why it does not follow; null when it does. */
  kept: string | null
}

/** Where an occurrence goes when one before it moves with the following ones (ruling 17). */
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

/** Whether a session is again where its series has one, judged by `neighbour`, a session never moved alone: it is then no exception any more. */
export const isBack = (recurrence: Recurrence, timeSlot: TherapistTimeSlot, neighbour: TherapistTimeSlot): boolean =>
  sameTimes(timeSlot, neighbour) &&
  timeSlot.therapistId === neighbour.therapistId &&
  isInStep(recurrence, neighbour.date, timeSlot.date)

/** Whether an animal that already worked there works at another time, or longer. */
export const isHeavier = (from: TimeSlot, to: TimeSlot): boolean =>
  from.date !== to.date || to.startTime < from.startTime || to.endTime > from.endTime
