import type { TimeSlot } from '../../contracts/timeSlot.ts'
import { weekday, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'
import { minutesBetween, minutesOf, timeOf, type Time } from './time.ts'
import { existsIn, isAhead, sortable, type Moment } from './wallClock.ts'

/** When a therapist can be booked, per ISO weekday (1 = Monday); a day may be open several times. */
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

/** What decides whether a therapist is free (ruling 19). `busy` = sessions and unexpired requests. */
export interface Schedule {
  opening: readonly Opening[]
  busy: readonly TimeSlot[]
  absences: readonly Absence[]
}

/** Proposed starts are this many minutes apart, counted from the hour of opening. */
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

const isTaken = (timeSlot: TimeSlot, { busy, absences }: Schedule) =>
  busy.some((other) => overlap(timeSlot, other)) || absences.some((absence) => duringAbsence(timeSlot, absence))

/** Whether the whole time slot lies within the opening hours of its day. */
export const isOpen = ({ date, startTime, endTime }: TimeSlot, opening: readonly Opening[]) =>
  hoursOf(opening, date).some((hours) => hours.startTime <= startTime && endTime <= hours.endTime)

const bothTimesExist = ({ date, startTime, endTime }: TimeSlot, zone: string) =>
  existsIn(zone, date, startTime) && existsIn(zone, date, endTime)

/** Whether a request for this time slot can be accepted: open, free, in the future, and not in an hour that the clocks skip. */
export const isFree = (timeSlot: TimeSlot, schedule: Schedule, zone: string, now: Moment): boolean =>
  timeSlot.startTime < timeSlot.endTime &&
  isAhead({ day: timeSlot.date, time: timeSlot.startTime }, now) &&
  isOpen(timeSlot, schedule.opening) &&
  !isTaken(timeSlot, schedule) &&
  bothTimesExist(timeSlot, zone)

/**
 * Whether the therapist's page offers this time slot, taken or not (ruling 19): within the opening hours, in whole steps
 * from their start, outside absences, at times that exist.
 */
export const isOffered = (timeSlot: TimeSlot, { opening, absences }: Schedule, zone: string): boolean =>
  hoursOf(opening, timeSlot.date).some(
    ({ startTime, endTime }) =>
      startTime <= timeSlot.startTime &&
      timeSlot.endTime <= endTime &&
      minutesBetween(startTime, timeSlot.startTime) % slotStepMinutes === 0,
  ) &&
  !absences.some((absence) => duringAbsence(timeSlot, absence)) &&
  bothTimesExist(timeSlot, zone)

interface SlotSearch {
  period: Period
  /** Minutes. */
  duration: number
  zone: string
  now: Moment
}

/** The free time slots of `duration` minutes in the period, in order. */
export function freeSlots(schedule: Schedule, { period, duration, zone, now }: SlotSearch): TimeSlot[] {
  return daysOf(period).flatMap((date) => {
    const ofDay = { ...schedule, busy: schedule.busy.filter((timeSlot) => timeSlot.date === date) }
    return hoursOf(schedule.opening, date)
      .flatMap(({ startTime, endTime }) => {
        const count = Math.floor((minutesBetween(startTime, endTime) - duration) / slotStepMinutes) + 1
        return Array.from({ length: Math.max(0, count) }, (_, index) => {
          const start = minutesOf(startTime) + index * slotStepMinutes
          return { date, startTime: timeOf(start), endTime: timeOf(start + duration) }
        })
      })
      .filter((timeSlot) => isFree(timeSlot, ofDay, zone, now))
  })
}
