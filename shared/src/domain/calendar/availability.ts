import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { weekday, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'
import { minutesBetween, minutesOf, timeOf, type Time } from './time.ts'
import type { SlotOffer } from './slotOffer.ts'
import { existsIn, isAhead, sortable, type Moment } from './wallClock.ts'

/** An interval in which a therapist can be booked, per ISO weekday (1 = Monday); a day may have several. */
export interface Opening {
  weekday: number
  startTime: Time
  endTime: Time
}

/** In the practice's wall-clock time; may last several days. */
export interface Absence {
  from: Moment
  to: Moment
}

/** Minutes kept free before and after a time slot. */
interface Buffers {
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

/** A session or a request, with the buffers of its type; by default none. */
export type BusySlot = TimeSlot & Partial<Buffers>

/** The data that determine whether a therapist is free (ruling 19). `busy` = sessions and unexpired requests. */
export interface Schedule {
  opening: readonly Opening[]
  busy: readonly BusySlot[]
  absences: readonly Absence[]
}

/** Minutes between proposed starts, counted from the opening time. */
export const slotStepMinutes = 30

type Hours = Pick<TimeSlot, 'startTime' | 'endTime'>

/** The opening hours of a day; intervals that touch or overlap are merged. */
function hoursOf(opening: readonly Opening[], day: Day): Hours[] {
  const merged: Hours[] = []
  const ofDay = opening
    .filter((hours) => hours.weekday === weekday(day))
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  for (const { startTime, endTime } of ofDay) {
    const last = merged.at(-1)
    if (!last || startTime > last.endTime) merged.push({ startTime, endTime })
    else if (endTime > last.endTime) last.endTime = endTime
  }
  return merged
}

/** Whether two time slots share a minute; touching ones do not (ruling 18). */
export const overlap = (a: TimeSlot, b: TimeSlot): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime

const duringAbsence = ({ date, startTime, endTime }: TimeSlot, { from, to }: Absence) =>
  sortable(from) < sortable({ day: date, time: endTime }) && sortable({ day: date, time: startTime }) < sortable(to)

const lastMinuteOfDay = 24 * 60 - 1

/** The time slot with its buffers; they end with the day. */
const withBuffers = ({ bufferBeforeMinutes = 0, bufferAfterMinutes = 0, date, startTime, endTime }: BusySlot) => ({
  date,
  startTime: timeOf(Math.max(0, minutesOf(startTime) - bufferBeforeMinutes)),
  endTime: timeOf(Math.min(lastMinuteOfDay, minutesOf(endTime) + bufferAfterMinutes)),
})

const isTaken = (timeSlot: TimeSlot, { busy, absences }: Schedule) =>
  busy.some((other) => overlap(timeSlot, withBuffers(other))) ||
  absences.some((absence) => duringAbsence(timeSlot, absence))

/** Whether the whole time slot lies within the opening hours of its day. */
export const isOpen = ({ date, startTime, endTime }: TimeSlot, opening: readonly Opening[]) =>
  hoursOf(opening, date).some((hours) => hours.startTime <= startTime && endTime <= hours.endTime)

const bothTimesExist = ({ date, startTime, endTime }: TimeSlot, zone: string) =>
  existsIn(zone, date, startTime) && existsIn(zone, date, endTime)

/** Whether the start respects the notice and the horizon. */
const isInWindow = ({ date, startTime }: TimeSlot, { after, lastDay }: Pick<SlotOffer, 'after' | 'lastDay'>) =>
  isAhead({ day: date, time: startTime }, after) && date <= lastDay

/**
 * Whether a request for this time slot can be accepted: open, free including its buffers, within notice and horizon,
 * and not in an hour skipped by the clocks.
 */
export const isFree = (timeSlot: TimeSlot, schedule: Schedule, zone: string, offer: SlotOffer): boolean =>
  timeSlot.startTime < timeSlot.endTime &&
  isInWindow(timeSlot, offer) &&
  isOpen(timeSlot, schedule.opening) &&
  !isTaken(withBuffers({ ...offer, ...timeSlot }), schedule) &&
  bothTimesExist(timeSlot, zone)

/**
 * Whether the therapist's page offers this time slot, booked or not (ruling 19): it has the type's length, respects
 * notice, horizon and opening hours, starts on a whole step from their start, is outside absences, and its times exist.
 */
export const isOffered = (
  timeSlot: TimeSlot,
  { opening, absences }: Schedule,
  zone: string,
  offer: SlotOffer,
): boolean =>
  minutesBetween(timeSlot.startTime, timeSlot.endTime) === offer.durationMinutes &&
  isInWindow(timeSlot, offer) &&
  hoursOf(opening, timeSlot.date).some(
    ({ startTime, endTime }) =>
      startTime <= timeSlot.startTime &&
      timeSlot.endTime <= endTime &&
      minutesBetween(startTime, timeSlot.startTime) % slotStepMinutes === 0,
  ) &&
  !absences.some((absence) => duringAbsence(withBuffers({ ...offer, ...timeSlot }), absence)) &&
  bothTimesExist(timeSlot, zone)

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
    const ofDay = { ...schedule, busy: schedule.busy.filter((timeSlot) => timeSlot.date === date) }
    for (const hours of hoursOf(schedule.opening, date))
      for (const start of startsBetween(hours, durationMinutes)) {
        const timeSlot = { date, startTime: timeOf(start), endTime: timeOf(start + durationMinutes) }
        if (isFree(timeSlot, ofDay, zone, offer)) yield timeSlot
      }
  }
}

/** The free time slots of the period, in order. */
export const freeSlots = (schedule: Schedule, search: SlotSearch): TimeSlot[] => [...eachFreeSlot(schedule, search)]

/** The first free time slot that `accepts`; later ones are not computed. */
export function firstFreeSlot(
  schedule: Schedule,
  search: SlotSearch,
  accepts: (timeSlot: TimeSlot) => boolean,
): TimeSlot | undefined {
  for (const timeSlot of eachFreeSlot(schedule, search)) if (accepts(timeSlot)) return timeSlot
  return undefined
}
