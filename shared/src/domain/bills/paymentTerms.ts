import { addDays, type Day } from '../calendar/day.ts'
import { monthOf } from '../calendar/period.ts'

/** A rule for the due date of an invoice: a number of days after its issue, or after the end of the month of issue. */
export interface PaymentTerm {
  id: string
  label: string
  days: number
  fromEndOfMonth: boolean
}

/** The payment terms. Their order is part of the API's contract (ruling 7). */
export const paymentTerms: readonly PaymentTerm[] = [
  { id: 'ON_RECEIPT', label: 'À réception', days: 0, fromEndOfMonth: false },
  { id: 'DAYS_15', label: '15 jours', days: 15, fromEndOfMonth: false },
  { id: 'DAYS_30', label: '30 jours', days: 30, fromEndOfMonth: false },
  { id: 'DAYS_45_END_OF_MONTH', label: '45 jours fin de mois', days: 45, fromEndOfMonth: true },
  { id: 'DAYS_60', label: '60 jours', days: 60, fromEndOfMonth: false },
]

/** The payment term that the law sets by default (art. L. 441-10 of the Code de commerce). */
export const defaultPaymentTermId = 'DAYS_30'

/**
 * Returns the due date of an invoice, which must legally be printed on it. '45 jours fin de mois' is 45 days after the
 * end of the month of issue.
 */
export const dueDay = (issuedOn: Day, { days, fromEndOfMonth }: PaymentTerm): Day =>
  addDays(fromEndOfMonth ? monthOf(issuedOn).endDate : issuedOn, days)
