import type { Recurrence } from '../../contracts/session.ts'
import { addDays, daysBetween, type Day } from '../calendar/day.ts'
import { isInStep } from './recurrence.ts'
import type { Time } from '../calendar/time.ts'

/** Where a session stands in the agenda: what a move changes. */
export interface Place {
  date: Day
  startTime: Time
  endTime: Time
  therapistId: string
}

/** A session of a series; `movedAlone` when a change of it alone put it where it is. */
export interface Occurrence extends Place {
  billed: boolean
  movedAlone: boolean
}

const sameTimes = (one: Place, other: Place) => one.startTime === other.startTime && one.endTime === other.endTime

export const isMoved = (from: Place, to: Place): boolean =>
  from.date !== to.date || !sameTimes(from, to) || from.therapistId !== to.therapistId

/** Why an occurrence stays as it is, or where it is, when the series changes; told to whoever changes it. */
export const keptReasons = {
  billed: 'Facturée',
  movedAlone: 'Déplacée seule : elle garde sa date',
  leftAside: 'Laissée de côté : elle garde sa date et ses animaux',
} as const

/** What `from` became in `to`, for another of the series: as many days further, at the same hours. */
const movedAlong = (occurrence: Place, from: Place, to: Place): Place => ({
  date: addDays(occurrence.date, daysBetween(from.date, to.date)),
  startTime: sameTimes(from, to) ? occurrence.startTime : to.startTime,
  endTime: sameTimes(from, to) ? occurrence.endTime : to.endTime,
  therapistId: from.therapistId === to.therapistId ? occurrence.therapistId : to.therapistId,
})

export interface Following {
  place: Place
  /** Why it does not follow; null when it does. */
  kept: string | null
}

/** Where an occurrence goes when one before it moves with the following ones (ruling 17). */
export function follow({ billed, movedAlone, ...place }: Occurrence, from: Place, to: Place): Following {
  if (billed) return { place, kept: keptReasons.billed }
  if (!isMoved(from, to)) return { place, kept: null }
  if (movedAlone) return { place, kept: keptReasons.movedAlone }
  return { place: movedAlong(place, from, to), kept: null }
}

/** Whether a session stands where its series has one, seen from another that was never moved alone: brought back, it is no exception. */
export const isBack = (recurrence: Recurrence, place: Place, neighbour: Place): boolean =>
  sameTimes(place, neighbour) &&
  place.therapistId === neighbour.therapistId &&
  isInStep(recurrence, neighbour.date, place.date)

type Stretch = Pick<Place, 'date' | 'startTime' | 'endTime'>

/** Whether an animal that already worked there works at another time, or longer. */
export const isHeavier = (from: Stretch, to: Stretch): boolean =>
  from.date !== to.date || to.startTime < from.startTime || to.endTime > from.endTime
