import { weekday, type Day } from './day.ts'
import { daysOf, type Period } from './period.ts'
import { minutesBetween, minutesOf, timeOf, type Time } from './time.ts'
import { existsIn, isAhead, sortable, type Moment } from './wallClock.ts'

/** A stretch of one day. */
export interface Span {
  date: Day
  startTime: Time
  endTime: Time
}

/** When a therapist receives, per ISO weekday (1 = Monday); a day may be open several times. */
export interface Opening {
  weekday: number
  startTime: Time
  endTime: Time
}

/** Wall clock of the practice, over as many days as it takes. */
export interface Absence {
  from: Moment
  to: Moment
}

/** What decides whether a therapist is free (ruling 19). `busy` = sessions and unexpired requests. */
export interface Schedule {
  opening: readonly Opening[]
  busy: readonly Span[]
  absences: readonly Absence[]
}

/** Proposed starts are this many minutes apart, counted from the hour of opening. */
export const slotStep = 30

interface Hours {
  startTime: Time
  endTime: Time
}

/** The hours of a day with those that touch or overlap made one. */
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

/** Whether two stretches share a minute; touching ones do not (ruling 18). */
export const overlap = (a: Span, b: Span): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime

const duringAbsence = ({ date, startTime, endTime }: Span, { from, to }: Absence) =>
  sortable(from) < sortable({ day: date, time: endTime }) && sortable({ day: date, time: startTime }) < sortable(to)

const isTaken = (span: Span, { busy, absences }: Schedule) =>
  busy.some((other) => overlap(span, other)) || absences.some((absence) => duringAbsence(span, absence))

/** Whether the whole stretch lies within the hours of its day. */
export const isOpen = ({ date, startTime, endTime }: Span, opening: readonly Opening[]) =>
  hoursOf(opening, date).some((hours) => hours.startTime <= startTime && endTime <= hours.endTime)

const existsWhole = ({ date, startTime, endTime }: Span, zone: string) =>
  existsIn(zone, date, startTime) && existsIn(zone, date, endTime)

/** Whether a request for this stretch can be accepted: open, free, ahead, and on the clock that day. */
export const isFree = (span: Span, schedule: Schedule, zone: string, now: Moment): boolean =>
  span.startTime < span.endTime &&
  isAhead({ day: span.date, time: span.startTime }, now) &&
  isOpen(span, schedule.opening) &&
  !isTaken(span, schedule) &&
  existsWhole(span, zone)

interface Wanted {
  period: Period
  /** Minutes. */
  duration: number
  zone: string
  now: Moment
}

/** The stretches of `duration` that can be asked for, in order. */
export function freeSlots(schedule: Schedule, { period, duration, zone, now }: Wanted): Span[] {
  return daysOf(period).flatMap((date) => {
    const ofDay = { ...schedule, busy: schedule.busy.filter((span) => span.date === date) }
    return hoursOf(schedule.opening, date)
      .flatMap(({ startTime, endTime }) => {
        const count = Math.floor((minutesBetween(startTime, endTime) - duration) / slotStep) + 1
        return Array.from({ length: Math.max(0, count) }, (_, index) => {
          const start = minutesOf(startTime) + index * slotStep
          return { date, startTime: timeOf(start), endTime: timeOf(start + duration) }
        })
      })
      .filter((span) => isFree(span, ofDay, zone, now))
  })
}
