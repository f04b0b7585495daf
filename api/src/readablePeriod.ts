import { errorCode } from 'shared/contracts/errorCodes'
import { lengthInDays, type Period } from 'shared/domain/calendar/period'
import { Refusal } from './refusal.ts'

/** No calendar view is longer than a year and a month. */
export const maxDaysOfCalendar = 400

const invalidPeriod = (message: string) =>
  new Refusal(400, errorCode.invalid, { problems: [{ field: 'endDate', message }] })

/** Both days are optional; the last must not precede the first. */
export function readableDays<P extends Partial<Period>>(days: P): P {
  if (days.startDate && days.endDate && days.endDate < days.startDate)
    throw invalidPeriod('Le dernier jour précède le premier.')
  return days
}

/** Returns the period; throws if it ends before it starts or has more days than a response may contain. */
export function readablePeriod<P extends Period>(period: P, mostDays: number): P {
  if (lengthInDays(period) > mostDays) throw invalidPeriod(`Au plus ${mostDays} jours à la fois.`)
  return readableDays(period)
}
