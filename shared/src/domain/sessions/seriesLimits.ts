import type { PreviewedDate, RemainingHours, Verdict } from '../../contracts/agenda/session.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { minutesBetween } from '../calendar/time.ts'
import { hours, plural } from '../format.ts'

/**
 * Limits of a new series: `holidays` leaves these days out, `validity` stops before a vaccine or certificate of an
 * animal expires, `remaining` stops at the last session that the patient may still be given (ruling 175).
 */
export type SeriesLimit = 'holidays' | 'validity' | 'remaining'

const hasVerdict =
  (kind: Verdict['kind']) =>
  ({ verdicts }: PreviewedDate) =>
    verdicts.some((verdict) => verdict.kind === kind)

export const datesOnHolidays = (dates: readonly PreviewedDate[]): PreviewedDate[] => dates.filter(hasVerdict('holiday'))

/**
 * Returns the first date with an expired vaccine or certificate; undefined if there is none, or if it is the first of
 * the series.
 */
export function firstExpiredDate(dates: readonly PreviewedDate[]): PreviewedDate | undefined {
  const index = dates.findIndex(hasVerdict('health'))
  return index > 0 ? dates[index] : undefined
}

const amountOf = ({ startTime, endTime }: TimeSlot, { unit }: RemainingHours) =>
  unit === 'HOURS' ? minutesBetween(startTime, endTime) : 1

/** Sums the sessions in the unit of the remaining hours: minutes, or a number of sessions. */
export const plannedAmount = (dates: readonly TimeSlot[], remaining: RemainingHours): number =>
  dates.reduce((sum, date) => sum + amountOf(date, remaining), 0)

export const exceedsRemaining = (dates: readonly TimeSlot[], remaining: RemainingHours | undefined): boolean =>
  remaining !== undefined && plannedAmount(dates, remaining) > remaining.toSchedule

/** Returns the first sessions whose sum does not exceed the remaining hours or sessions. */
export function datesWithinRemaining<Slot extends TimeSlot>(dates: readonly Slot[], remaining: RemainingHours): Slot[] {
  const firstTooMany = dates.findIndex((_date, index) => exceedsRemaining(dates.slice(0, index + 1), remaining))
  return firstTooMany === -1 ? [...dates] : dates.slice(0, firstTooMany)
}

interface LimitOptions {
  limits: readonly SeriesLimit[]
  remaining: RemainingHours | undefined
  /** Days that the user has already left out; they do not count towards the remaining hours or sessions. */
  skippedDays: readonly Day[]
}

/** Returns the days that the limits leave out of a series. */
export function daysLeftOut(dates: readonly PreviewedDate[], { limits, remaining, skippedDays }: LimitOptions): Day[] {
  const expiredDate = limits.includes('validity') ? firstExpiredDate(dates) : undefined
  const holidays = limits.includes('holidays') ? datesOnHolidays(dates) : []
  const keptDates = dates.filter((date) => !holidays.includes(date) && (!expiredDate || date.date < expiredDate.date))
  const countedDates = keptDates.filter(({ date }) => !skippedDays.includes(date))
  const lastDate =
    limits.includes('remaining') && remaining && exceedsRemaining(countedDates, remaining)
      ? (datesWithinRemaining(countedDates, remaining).at(-1)?.date ?? '')
      : undefined
  const savedDates = keptDates.filter(({ date }) => lastDate === undefined || date <= lastDate)
  return dates.filter((date) => !savedDates.includes(date)).map(({ date }) => date)
}

/** Formats the planned and the remaining amount: « 53 h prévues, 3 h 15 restantes ». */
export function remainingText(planned: number, { unit, toSchedule }: RemainingHours): string {
  if (unit === 'HOURS') return `${hours(planned / 60)} prévues, ${hours(toSchedule / 60)} restantes`
  return `${planned} ${plural(planned, 'séance prévue', 'séances prévues')}, ${toSchedule} ${plural(toSchedule, 'restante', 'restantes')}`
}
