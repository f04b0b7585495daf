import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { weekday, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'
import { minutesBetween, minutesOf, minutesOfDay, timeOf, type Time } from './time.ts'
import type { SlotOffer } from './slotOffer.ts'
import { existsIn, isAhead, sortableMoment, type Moment } from './wallClock.ts'

/** An interval of an ISO weekday (1 = Monday) in which a therapist can be booked; a weekday may have several. */
export interface OpeningInterval {
  weekday: number
  startTime: Time
  endTime: Time
}

/** An absence of a therapist in the practice's wall-clock time, possibly of several days. */
export interface Absence {
  from: Moment
  to: Moment
}

/** Minutes kept free before and after a time slot. */
interface Buffers {
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

/** A session or a booking request, with the buffers of its type, none by default. */
export type BusySlot = TimeSlot & Partial<Buffers>

/** The data that determines if a therapist is free (ruling 19). `busySlots` has sessions and unexpired requests. */
export interface Schedule {
  opening: readonly OpeningInterval[]
  busySlots: readonly BusySlot[]
  absences: readonly Absence[]
}

/** Minutes between proposed starts, counted from the opening time. */
export const slotStepMinutes = 30

type Hours = Pick<TimeSlot, 'startTime' | 'endTime'>

/** Returns the opening hours of a day in order, with adjacent or overlapping intervals merged. */
function mergeOpeningHours(opening: readonly OpeningInterval[], day: Day): Hours[] {
  const merged: Hours[] = []
  const hoursOfDay = opening
    .filter((hours) => hours.weekday === weekday(day))
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  for (const { startTime, endTime } of hoursOfDay) {
    const last = merged.at(-1)
    if (!last || startTime > last.endTime) merged.push({ startTime, endTime })
    else if (endTime > last.endTime) last.endTime = endTime
  }
  return merged
}

/** Whether two time slots share a minute; adjacent ones do not overlap (ruling 18). */
export const areOverlapping = (first: TimeSlot, second: TimeSlot): boolean =>
  first.date === second.date && first.startTime < second.endTime && second.startTime < first.endTime

const overlapsAbsence = ({ date, startTime, endTime }: TimeSlot, { from, to }: Absence) =>
  sortableMoment(from) < sortableMoment({ day: date, time: endTime }) &&
  sortableMoment({ day: date, time: startTime }) < sortableMoment(to)

/** Extends a time slot by its buffers, within the same day. */
const withBuffers = ({ bufferBeforeMinutes = 0, bufferAfterMinutes = 0, date, startTime, endTime }: BusySlot) => ({
  date,
  startTime: timeOf(Math.max(0, minutesOf(startTime) - bufferBeforeMinutes)),
  endTime: timeOf(Math.min(minutesOfDay, minutesOf(endTime) + bufferAfterMinutes)),
})

const isBusyOrAbsent = (timeSlot: TimeSlot, { busySlots, absences }: Schedule) =>
  busySlots.some((other) => areOverlapping(timeSlot, withBuffers(other))) ||
  absences.some((absence) => overlapsAbsence(timeSlot, absence))

/** Whether the whole time slot lies within the opening hours of its day. */
export const isOpen = ({ date, startTime, endTime }: TimeSlot, opening: readonly OpeningInterval[]) =>
  mergeOpeningHours(opening, date).some((hours) => hours.startTime <= startTime && endTime <= hours.endTime)

const existsInZone = ({ date, startTime, endTime }: TimeSlot, zone: string) =>
  existsIn(zone, date, startTime) && existsIn(zone, date, endTime)

/** Whether the time slot starts after the minimum notice, and on the last bookable day at the latest. */
const isInWindow = (
  { date, startTime }: TimeSlot,
  { startsAfter, lastDay }: Pick<SlotOffer, 'startsAfter' | 'lastDay'>,
) => isAhead({ day: date, time: startTime }, startsAfter) && date <= lastDay

/**
 * Whether a request for this time slot can be accepted: within opening hours, free including its buffers, after the
 * minimum notice, by the last bookable day, and not in an hour skipped by a clock change.
 */
export const isFree = (timeSlot: TimeSlot, schedule: Schedule, zone: string, offer: SlotOffer): boolean =>
  timeSlot.startTime < timeSlot.endTime &&
  isInWindow(timeSlot, offer) &&
  isOpen(timeSlot, schedule.opening) &&
  !isBusyOrAbsent(withBuffers({ ...offer, ...timeSlot }), schedule) &&
  existsInZone(timeSlot, zone)

/**
 * Whether the time slot is one of those that the therapist's page proposes when nothing is booked (ruling 19). It has
 * the type's length, respects the notice, the last bookable day and the opening hours, and starts on a step of the
 * grid. With its buffers it does not overlap an absence, and it exists in the time zone.
 */
export const isOffered = (
  timeSlot: TimeSlot,
  { opening, absences }: Schedule,
  zone: string,
  offer: SlotOffer,
): boolean =>
  minutesBetween(timeSlot.startTime, timeSlot.endTime) === offer.durationMinutes &&
  isInWindow(timeSlot, offer) &&
  mergeOpeningHours(opening, timeSlot.date).some(
    ({ startTime, endTime }) =>
      startTime <= timeSlot.startTime &&
      timeSlot.endTime <= endTime &&
      minutesBetween(startTime, timeSlot.startTime) % slotStepMinutes === 0,
  ) &&
  !absences.some((absence) => overlapsAbsence(withBuffers({ ...offer, ...timeSlot }), absence)) &&
  existsInZone(timeSlot, zone)

interface SlotSearch {
  period: Period
  zone: string
  offer: SlotOffer
}

function* startsBetween({ startTime, endTime }: Hours, durationMinutes: number) {
  const last = minutesOf(endTime) - durationMinutes
  for (let start = minutesOf(startTime); start <= last; start += slotStepMinutes) yield start
}

function* eachFreeSlot(schedule: Schedule, { period, zone, offer }: SlotSearch): Generator<TimeSlot> {
  const { durationMinutes } = offer
  for (const date of daysOf(period)) {
    const daySchedule = { ...schedule, busySlots: schedule.busySlots.filter((timeSlot) => timeSlot.date === date) }
    for (const hours of mergeOpeningHours(schedule.opening, date))
      for (const start of startsBetween(hours, durationMinutes)) {
        const timeSlot = { date, startTime: timeOf(start), endTime: timeOf(start + durationMinutes) }
        if (isFree(timeSlot, daySchedule, zone, offer)) yield timeSlot
      }
  }
}

/** Returns the free time slots of the period, in order. */
export const freeSlots = (schedule: Schedule, search: SlotSearch): TimeSlot[] => [...eachFreeSlot(schedule, search)]

/** Returns the first free time slot for which `isAccepted` is true; later time slots are not computed. */
export function firstFreeSlot(
  schedule: Schedule,
  search: SlotSearch,
  isAccepted: (timeSlot: TimeSlot) => boolean,
): TimeSlot | undefined {
  for (const timeSlot of eachFreeSlot(schedule, search)) if (isAccepted(timeSlot)) return timeSlot
  return undefined
}
