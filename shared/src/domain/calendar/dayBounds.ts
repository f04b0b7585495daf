import { shortDay } from '../format.ts'
import { invalid, type Problem } from '../problems.ts'
import { addMonths } from './addMonths.ts'
import { addDays, type Day } from './day.ts'

const monthsOfPayments = 18
const monthsOfServices = 5 * 12

/** Returns the earliest day that a payment recorded on the day `recordedOn` may have: 18 months before (ruling 146). */
export const earliestPaymentDay = (recordedOn: Day): Day => addMonths(recordedOn, -monthsOfPayments)

/**
 * Returns the problems of the day of a payment, refund or correction that is recorded on the day `recordedOn`: it must
 * be in the 18 months before, and not in the future (ruling 146).
 */
export function paymentDayProblems(field: string, day: Day, recordedOn: Day): Problem[] {
  const earliestDay = earliestPaymentDay(recordedOn)
  if (day > recordedOn) return [invalid(field, 'La date est à venir')]
  return day < earliestDay
    ? [invalid(field, `Un paiement s'enregistre dans les 18 mois : au plus tôt le ${shortDay(earliestDay)}`)]
    : []
}

/** Returns `day` if a payment recorded on the day `recordedOn` may have it, otherwise `recordedOn` (ruling 146). */
export const paymentDayOf = (day: Day, recordedOn: Day): Day =>
  paymentDayProblems('', day, recordedOn).length === 0 ? day : recordedOn

/**
 * Returns the problems of the day of a service on an invoice that is issued on the day `issuedOn`: from five years
 * before to one day after (ruling 146).
 */
export function serviceDayProblems(field: string, day: Day, issuedOn: Day): Problem[] {
  const [earliestDay, latestDay] = [addMonths(issuedOn, -monthsOfServices), addDays(issuedOn, 1)]
  return day < earliestDay || day > latestDay
    ? [invalid(field, `Date de la prestation : du ${shortDay(earliestDay)} au ${shortDay(latestDay)}`)]
    : []
}
