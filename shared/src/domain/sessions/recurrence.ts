import type { Recurrence } from '../../contracts/agenda/session.ts'
import { addDays, daysBetween, weekday, type Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'

/** The recurrence of a session, from the first to the last day, both included (ruling 16). */
export interface Series {
  recurrence: Recurrence
  startDate: Day
  endDate: Day
}

/** The maximum number of occurrences in a series. */
export const maxOccurrences = 400

/** Days from an occurrence to the next; TWO_WEEKS counts from the first date, not by even or odd weeks. */
const intervalDays = {
  ONCE: 0,
  DAY: 1,
  WEEK: 7,
  TWO_WEEKS: 14,
  DAY_OF_WEEK: 1,
} as const satisfies Record<Recurrence, number>

const isRecurrence = (kind: string): kind is Recurrence => kind in intervalDays

/** Every recurrence, in display order. */
export const recurrences: readonly Recurrence[] = Object.keys(intervalDays).filter(isRecurrence)

const occursOn = (recurrence: Recurrence, day: Day) => recurrence !== 'DAY_OF_WEEK' || weekday(day) <= 5

/**
 * Returns the days of a series in order, at most `maxOccurrences` + 1, so that callers notice a series that is too
 * long.
 */
export function datesOf({ recurrence, startDate, endDate }: Series): Day[] {
  if (recurrence === 'ONCE') return [startDate]
  const dates: Day[] = []
  for (
    let day = startDate;
    day <= endDate && dates.length <= maxOccurrences;
    day = addDays(day, intervalDays[recurrence])
  ) {
    if (occursOn(recurrence, day)) dates.push(day)
  }
  return dates
}

/** Whether a series with this recurrence that contains `day` also contains `otherDay`, if it lasts long enough. */
export const canBeInSameSeries = (recurrence: Recurrence, day: Day, otherDay: Day): boolean =>
  recurrence !== 'ONCE' && daysBetween(day, otherDay) % intervalDays[recurrence] === 0 && occursOn(recurrence, otherDay)

/** Returns the default end date of a series: a year after its start, or 28 February for 29 February. */
export function defaultEndDate(startDate: Day): Day {
  const sameDay = `${String(Number(startDate.slice(0, 4)) + 1).padStart(4, '0')}${startDate.slice(4)}`
  return sameDay.endsWith('02-29') ? sameDay.replace('02-29', '02-28') : sameDay
}

const nameOfWeekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })

const weekdaySuffix = (day: Day | null) => (day ? ` le ${nameOfWeekday.format(new Date(`${day}T00:00:00Z`))}` : '')

/** Returns the recurrence in words, with the weekday of the first day if it is known. */
export function recurrenceLabel(recurrence: Recurrence, startDate: Day | null): string {
  const labels: Record<Recurrence, string> = {
    ONCE: 'une seule fois',
    DAY: 'tous les jours',
    WEEK: `toutes les semaines${weekdaySuffix(startDate)}`,
    TWO_WEEKS: `toutes les deux semaines${weekdaySuffix(startDate)}`,
    DAY_OF_WEEK: 'tous les jours de la semaine',
  }
  return labels[recurrence]
}

/** The message of a last day before the first (E113). */
export const endDateBeforeStartMessage = 'La date de fin doit être supérieure à la date de début.'
const endDateMissingMessage = 'obligatoire si récurrence'
const tooManySessionsMessage = `Une série compte au plus ${maxOccurrences} séances : choisissez une date de fin plus proche.`
const noWeekdayMessage = "Aucun jour de la semaine, du lundi au vendredi, n'est compris entre ces deux dates."

const invalid = (message: string): Problem[] => [{ field: 'endDate', kind: 'invalid', message }]

interface SeriesDraft {
  recurrence?: Recurrence
  startDate: Day | null
  endDate?: Day | null
}

/** Returns the problems of a new series; empty for a session without recurrence. */
export function seriesProblems({ recurrence = 'ONCE', startDate, endDate }: SeriesDraft): Problem[] {
  if (recurrence === 'ONCE') return []
  if (!endDate) return [{ field: 'endDate', kind: 'required', label: 'Date de fin', message: endDateMissingMessage }]
  if (!startDate) return []
  if (endDate < startDate) return [{ field: 'endDate', kind: 'endBeforeStart', message: endDateBeforeStartMessage }]
  const { length } = datesOf({ recurrence, startDate, endDate })
  if (length > maxOccurrences) return invalid(tooManySessionsMessage)
  return length === 0 ? invalid(noWeekdayMessage) : []
}
