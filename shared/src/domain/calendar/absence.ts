import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'
import { longDay } from '../format.ts'
import { endTimeMessage } from './openingHours.ts'
import { addDays, daysBetween, isDay, type Day } from './day.ts'
import { endOfDay } from './time.ts'
import { sortableMoment, type Moment } from './wallClock.ts'

/**
 * A moment of an absence as sent to the API: the practice's wall-clock time with '+00' appended, which does not mean
 * UTC (ruling 23).
 */
export const toWireMoment = (moment: Moment): string => `${sortableMoment(moment)}:00+00`

/** Parses `2026-11-20T09:30:00+00`, ignoring anything after the minutes; null for invalid text. */
export function parseWireMoment(wire: string): Moment | null {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)/.exec(wire) ?? []
  return isDay(day) ? { day, time } : null
}

export interface AbsenceSpan {
  from: Moment
  to: Moment
}

const midnight = '00:00'

/** Creates a span of whole days, from midnight at the start of the first day to midnight after the last day. */
export const wholeDays = (first: Day, last: Day): AbsenceSpan => ({
  from: { day: first, time: midnight },
  to: { day: addDays(last, 1), time: midnight },
})

/** Returns the first and the last day of an absence of whole days; null if it begins or ends within a day. */
export const daysOfSpan = ({ from, to }: AbsenceSpan): { first: Day; last: Day } | null =>
  from.time === midnight && to.time === midnight && from.day < to.day
    ? { first: from.day, last: addDays(to.day, -1) }
    : null

/** Converts midnight to 24:00 of the day before, to display the end of an absence. */
export const toShownEnd = ({ day, time }: Moment): Moment =>
  time === midnight ? { day: addDays(day, -1), time: endOfDay } : { day, time }

/** Converts 24:00 to 00:00 of the next day, to store the end of an absence. */
export const toStoredEnd = ({ day, time }: Moment): Moment =>
  time === endOfDay ? { day: addDays(day, 1), time: midnight } : { day, time }

/** Maximum days of an absence: two years, one of them a leap year. A longer absence is probably a typing mistake. */
const maxDays = 731

const endDateMessage = 'La date de fin doit être supérieure à la date de début.'

/** Returns the problems of an absence, by the fields `from` and `to`. */
export function absenceProblems({ from, to }: { from: Moment | null; to: Moment | null }): Problem[] {
  const problems: Problem[] = []
  if (!from) problems.push(required('from', 'Date de début obligatoire'))
  if (!to) problems.push(required('to', 'Date de fin obligatoire'))
  if (!from || !to) return problems
  if (sortableMoment(to) <= sortableMoment(from))
    return [{ field: 'to', kind: 'endBeforeStart', message: from.day === to.day ? endTimeMessage : endDateMessage }]
  return daysBetween(from.day, to.day) > maxDays ? [invalid('to', 'Une absence dure au plus deux ans')] : []
}

const momentText = ({ day, time }: Moment) => `${longDay(day)} à ${time}`

/**
 * Describes a span in French: « lundi 3 août 2026 », « du lundi 3 août 2026 au vendredi 7 août 2026 », with times
 * unless the days are whole.
 */
export function spanLabel(span: AbsenceSpan): string {
  const days = daysOfSpan(span)
  if (days) return days.first === days.last ? longDay(days.first) : `du ${longDay(days.first)} au ${longDay(days.last)}`
  const { from } = span
  const to = toShownEnd(span.to)
  return from.day === to.day
    ? `${longDay(from.day)} de ${from.time} à ${to.time}`
    : `du ${momentText(from)} au ${momentText(to)}`
}
