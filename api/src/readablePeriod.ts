import { errorCode } from 'shared/contracts/errorCodes'
import { lengthInDays, type Period } from 'shared/domain/calendar/period'
import { Refusal } from './refusal.ts'

/** The maximum length of a calendar view: a year and a month. */
export const maxDaysOfCalendar = 400

const invalidPeriod = (message: string) =>
  new Refusal(400, errorCode.invalid, { problems: [{ field: 'endDate', message }] })

/** Returns the days, both of which are optional; throws if the last precedes the first. */
export function requireOrderedDays<P extends Partial<Period>>(days: P): P {
  if (days.startDate && days.endDate && days.endDate < days.startDate)
    throw invalidPeriod('Le dernier jour précède le premier.')
  return days
}

/** Returns the period; throws if it ends before it starts or has more days than a response may contain. */
export function requireReadablePeriod<P extends Period>(period: P, maxDays: number): P {
  if (lengthInDays(period) > maxDays) throw invalidPeriod(`Au plus ${maxDays} jours à la fois.`)
  return requireOrderedDays(period)
}
