import type { BookedBill, BookedCredit, BookedPayment } from 'shared/domain/books/booked'
import { ratesCollected, ratesOfBills, sumRates, type RateSum } from 'shared/domain/books/vatDue'
import type { Period } from 'shared/domain/calendar/period'
import { csvOf } from 'shared/domain/csv'
import { sumOf } from 'shared/domain/money/cents'
import { amount } from './amount.ts'

const percent = (rate: number) => String(rate / 100).replace('.', ',')

const totalOf = (sums: readonly RateSum[]) => [
  'Total',
  '',
  '',
  amount(sumOf(sums.map(({ base }) => base))),
  amount(sumOf(sums.map(({ tax }) => tax))),
]

interface Documents {
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  credits: readonly BookedCredit[]
}

/** The VAT due for each month and rate: of what was invoiced where the practice opted for it, else of what was received. */
export const vatDue = ({ bills, payments, credits }: Documents, onInvoices: boolean): RateSum[] =>
  sumRates(onInvoices ? ratesOfBills(bills) : ratesCollected(payments, credits), (day) => day.slice(0, 7))

/** The VAT due as a file, with its total. */
export function vatCsv(documents: Documents, onInvoices: boolean): string {
  const sums = vatDue(documents, onInvoices)
  const regime = onInvoices ? 'À la facturation' : "À l'encaissement"
  return csvOf([
    ['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'],
    ...sums.map(({ period, rate, base, tax }) => [period, regime, percent(rate), amount(base), amount(tax)]),
    totalOf(sums),
  ])
}

const isReported = ({ bill }: { bill: BookedBill }): boolean => !bill.isBusiness

/**
 * What is reported of individuals for a period, for each day and rate: the invoices and credit notes of the day, and what was received,
 * unless VAT is due when it is invoiced. Those of firms are electronic invoices, and what is exempt as care (CGI, art. 261)
 * is not reported: both are left out.
 */
export function eReportingCsv(
  { bills, payments, credits }: Documents,
  { startDate, endDate }: Period,
  { siren, onInvoices, isExempt }: { siren: string; onInvoices: boolean; isExempt: boolean },
): string {
  const sales = ratesOfBills(bills.filter(({ isBusiness }) => !isBusiness))
  const received = onInvoices ? [] : ratesCollected(payments.filter(isReported), credits.filter(isReported))
  const rowsOf = (flow: string, sums: RateSum[]) =>
    sums
      .filter(({ rate }) => rate !== 0 || !isExempt)
      .map(({ period, rate, base, tax, count }) => [
        siren,
        startDate,
        endDate,
        flow,
        period,
        'TPS1',
        onInvoices ? 'Oui' : 'Non',
        percent(rate),
        amount(base),
        amount(tax),
        String(count),
      ])
  return csvOf([
    [
      'SIREN',
      'Période du',
      'Période au',
      'Flux',
      'Date',
      'Catégorie',
      'Option débits',
      'Taux',
      'Base HT',
      'TVA',
      'Nombre',
    ],
    ...rowsOf(
      'Transactions',
      sumRates(sales, (day) => day),
    ),
    ...rowsOf(
      'Encaissements',
      sumRates(received, (day) => day),
    ),
  ])
}
