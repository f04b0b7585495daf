import type { Day } from './day.ts'
import type { Time } from './time.ts'

/** A moment in the practice's wall-clock time (ruling 15). */
export interface Moment {
  day: Day
  time: Time
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  // The Swedish locale formats dates as needed here: 2026-11-20 09:30.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, clock)
  return clock
}

/** The wall-clock moment of the zone at an instant. */
export function nowIn(zone: string, instant: Date): Moment {
  const [day = '', time = ''] = clockOf(zone).format(instant).split(' ')
  return { day, time }
}

/** `2026-11-20T09:30`: moments compare as these strings. */
export const sortable = ({ day, time }: Moment): string => `${day}T${time}`

const asUtc = (moment: Moment): number => Date.parse(`${sortable(moment)}:00Z`)

const dayMs = 86_400_000

/**
 * The instants of a wall-clock moment in the zone, in order: none in the hour skipped in spring, two in the hour
 * repeated in autumn.
 */
function instantsOf(zone: string, moment: Moment): number[] {
  const wall = asUtc(moment)
  const offsetAround = (instant: number) => asUtc(nowIn(zone, new Date(instant))) - instant
  const candidates = [offsetAround(wall - dayMs), offsetAround(wall + dayMs)].map((offset) => wall - offset)
  return [...new Set(candidates)]
    .filter((instant) => asUtc(nowIn(zone, new Date(instant))) === wall)
    .toSorted((a, b) => a - b)
}

/** Whether the time exists in the zone: 02:30 on 2027-03-28 in Paris does not. */
export const existsIn = (zone: string, day: Day, time: Time): boolean => instantsOf(zone, { day, time }).length > 0

/** The first instant of a wall-clock moment; for a skipped time, the instant after the jump. */
export function instantOf(zone: string, day: Day, time: Time): Date {
  const moment = { day, time }
  const [first] = instantsOf(zone, moment)
  if (first !== undefined) return new Date(first)
  const wall = asUtc(moment)
  const before = wall - dayMs
  return new Date(wall - (asUtc(nowIn(zone, new Date(before))) - before))
}

/** Whether the moment is in the future. */
export const isAhead = (moment: Moment, now: Moment): boolean => sortable(moment) > sortable(now)
