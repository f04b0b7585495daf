import type { Day } from './day.ts'
import type { Time } from './time.ts'

/** A moment in the practice's wall-clock time (ruling 15). */
export interface Moment {
  day: Day
  time: Time
}

const formatterByZone = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cachedFormatter = formatterByZone.get(zone)
  if (cachedFormatter) return cachedFormatter
  // The Swedish locale formats dates as needed here: 2026-11-20 09:30.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formatterByZone.set(zone, formatter)
  return formatter
}

/** Converts an instant to the wall-clock moment in the time zone. */
export function momentIn(zone: string, instant: Date): Moment {
  const [day = '', time = ''] = formatterOf(zone).format(instant).split(' ')
  return { day, time }
}

/** Formats a moment as `2026-11-20T09:30`, so that moments can be compared as strings. */
export const sortableMoment = ({ day, time }: Moment): string => `${day}T${time}`

/** Returns the milliseconds since 1970 of a moment, as if its wall clock were in UTC. */
const toUtcMs = (moment: Moment): number => Date.parse(`${sortableMoment(moment)}:00Z`)

const dayMs = 86_400_000

/**
 * Returns the instants of a wall-clock moment in the time zone, in order: none in the hour skipped in spring, two in
 * the hour repeated in autumn.
 */
function instantsOf(zone: string, moment: Moment): number[] {
  const utcOfMoment = toUtcMs(moment)
  const offsetAround = (instant: number) => toUtcMs(momentIn(zone, new Date(instant))) - instant
  const candidates = [offsetAround(utcOfMoment - dayMs), offsetAround(utcOfMoment + dayMs)].map(
    (offset) => utcOfMoment - offset,
  )
  return [...new Set(candidates)]
    .filter((instant) => toUtcMs(momentIn(zone, new Date(instant))) === utcOfMoment)
    .toSorted((a, b) => a - b)
}

/** Whether the time exists in the zone: 02:30 on 2027-03-28 in Paris does not. */
export const existsIn = (zone: string, day: Day, time: Time): boolean => instantsOf(zone, { day, time }).length > 0

/** Returns the first instant of a wall-clock moment; a time skipped in spring is moved one hour later. */
export function instantOf(zone: string, day: Day, time: Time): Date {
  const moment = { day, time }
  const [first] = instantsOf(zone, moment)
  if (first !== undefined) return new Date(first)
  const utcOfMoment = toUtcMs(moment)
  // The offset of the previous day converts the skipped 02:30 to the instant that clocks show as 03:30.
  const dayBefore = utcOfMoment - dayMs
  return new Date(utcOfMoment - (toUtcMs(momentIn(zone, new Date(dayBefore))) - dayBefore))
}

/** Whether the moment is after `now`. */
export const isAhead = (moment: Moment, now: Moment): boolean => sortableMoment(moment) > sortableMoment(now)
