import type { Recurrence } from '../../contracts/agenda/session.ts'
import { addDays, daysBetween, weekday, type Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'

/** The recurrence of a session: first and last day included (ruling 16). */
export interface Series {
  recurrence: Recurrence
  startDate: Day
  endDate: Day
}

/** The maximum number of occurrences in a series. */
export const maxOccurrences = 400

/** Days from one occurrence to the next; fourteen are counted from the first date, not by even or odd weeks. */
const stepDays = {
  ONCE: 0,
  DAY: 1,
  WEEK: 7,
  TWO_WEEKS: 14,
  DAY_OF_WEEK: 1,
} as const satisfies Record<Recurrence, number>

const isRecurrence = (kind: string): kind is Recurrence => kind in stepDays

/** Every recurrence, in display order. */
export const recurrences: readonly Recurrence[] = Object.keys(stepDays).filter(isRecurrence)

const occursOn = (recurrence: Recurrence, day: Day) => recurrence !== 'DAY_OF_WEEK' || weekday(day) <= 5

/** The days of a series in order; one more than the maximum if there are too many. */
export function datesOf({ recurrence, startDate, endDate }: Series): Day[] {
  if (recurrence === 'ONCE') return [startDate]
  const dates: Day[] = []
  for (
    let day = startDate;
    day <= endDate && dates.length <= maxOccurrences;
    day = addDays(day, stepDays[recurrence])
  ) {
    if (occursOn(recurrence, day)) dates.push(day)
  }
  return dates
}

/** Whether a series that contains one of these days contains the other. */
export const isInStep = (recurrence: Recurrence, one: Day, other: Day): boolean =>
  recurrence !== 'ONCE' && daysBetween(one, other) % stepDays[recurrence] === 0 && occursOn(recurrence, other)

/** The default end date of a series: a year after its start; the 28th for 29 February. */
export function defaultEndDate(startDate: Day): Day {
  const sameDay = `${String(Number(startDate.slice(0, 4)) + 1).padStart(4, '0')}${startDate.slice(4)}`
  return sameDay.endsWith('02-29') ? sameDay.replace('02-29', '02-28') : sameDay
}

const nameOfWeekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })

const onWeekday = (day: Day | null) => (day ? ` le ${nameOfWeekday.format(new Date(`${day}T00:00:00Z`))}` : '')

/** The recurrence in words; the weekday is that of the first day, omitted if unknown. */
export function recurrenceLabel(recurrence: Recurrence, startDate: Day | null): string {
  const labels: Record<Recurrence, string> = {
    ONCE: 'une seule fois',
    DAY: 'tous les jours',
    WEEK: `toutes les semaines${onWeekday(startDate)}`,
    TWO_WEEKS: `toutes les deux semaines${onWeekday(startDate)}`,
    DAY_OF_WEEK: 'tous les jours de la semaine',
  }
  return labels[recurrence]
}

const endDateBeforeStart = 'La date de fin doit être supérieure à la date de début.'
const endDateMissing = 'obligatoire si récurrence'
const tooMany = `Une série compte au plus ${maxOccurrences} séances : choisissez une date de fin plus proche.`
const noDate = "Aucun jour de la semaine, du lundi au vendredi, n'est compris entre ces deux dates."

const invalid = (message: string): Problem[] => [{ field: 'endDate', kind: 'invalid', message }]

interface SeriesDraft {
  recurrence?: Recurrence
  startDate: Day | null
  endDate?: Day | null
}

/** The problems of a new series; empty for a session without recurrence. */
export function seriesProblems({ recurrence = 'ONCE', startDate, endDate }: SeriesDraft): Problem[] {
  if (recurrence === 'ONCE') return []
  if (!endDate) return [{ field: 'endDate', kind: 'required', label: 'Date de fin', message: endDateMissing }]
  if (!startDate) return []
  if (endDate < startDate) return [{ field: 'endDate', kind: 'endBeforeStart', message: endDateBeforeStart }]
  const { length } = datesOf({ recurrence, startDate, endDate })
  if (length > maxOccurrences) return invalid(tooMany)
  return length === 0 ? invalid(noDate) : []
}
