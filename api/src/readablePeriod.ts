import { errorCode } from 'shared/contracts/errorCodes'
import { lengthInDays, type Period } from 'shared/domain/calendar/period'
import { Refusal } from './refusal.ts'

/** More than a year and a month is no calendar's view. */
export const maxDaysOfCalendar = 400

const invalidPeriod = (message: string) =>
  new Refusal(400, errorCode.invalid, { problems: [{ field: 'endDate', message }] })

/** Either day may be left out; the last does not come before the first. */
export function readableDays<P extends Partial<Period>>(days: P): P {
  if (days.startDate && days.endDate && days.endDate < days.startDate)
    throw invalidPeriod('Le dernier jour précède le premier.')
  return days
}

/** The period, refused when it ends before it starts or holds more days than one response should. */
export function readablePeriod<P extends Period>(period: P, mostDays: number): P {
  if (lengthInDays(period) > mostDays) throw invalidPeriod(`Au plus ${mostDays} jours à la fois.`)
  return readableDays(period)
}
