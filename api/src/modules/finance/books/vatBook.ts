import type { BookedDocuments } from 'shared/domain/books/bookedDocuments'
import { ratesReportedAbroad, reportedRates } from 'shared/domain/books/reportedRates'
import { vatDue, type RateSum } from 'shared/domain/books/vatDue'
import type { Period } from 'shared/domain/calendar/period'
import { csvOf } from 'shared/domain/csv'
import { eurosOf, sumOf, type Cents } from 'shared/domain/money/cents'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'

const formatAmount = (cents: Cents) => spreadsheetAmount(eurosOf(cents))
const formatPercent = (rate: number) => String(rate / 100).replace('.', ',')

const totalOf = (sums: readonly RateSum[]) => [
  'Total',
  '',
  '',
  formatAmount(sumOf(sums.map(({ base }) => base))),
  formatAmount(sumOf(sums.map(({ tax }) => tax))),
]

const dueRows = (option: string, sums: readonly RateSum[]) =>
  sums.map(({ period, rate, base, tax }) => [
    period,
    option,
    formatPercent(rate),
    formatAmount(base),
    formatAmount(tax),
  ])

/** Writes the VAT due as CSV with its total. Each invoice follows the option under which it was issued. */
export function vatCsv(documents: BookedDocuments): string {
  const { invoiced, collected, all } = vatDue(documents)
  const rows = [...dueRows("À l'encaissement", collected), ...dueRows('À la facturation', invoiced)]
  return csvOf([
    ['Mois', 'Exigibilité', 'Taux', 'Base HT', 'TVA due'],
    ...rows.toSorted(([first = ''], [second = '']) => first.localeCompare(second)),
    totalOf(all),
  ])
}

const reportColumns = [
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
  'Pays',
  'Facture',
  'Numéro de TVA du client',
]

/** Categories of the e-reporting: services that are subject to VAT in France, and sales that are not. */
const taxableServices = 'TPS1'
const outsideVatSales = 'TNT1'

/**
 * Writes the e-reporting CSV for a period: the sales to individuals by day and rate, then their payments, then each
 * document to a firm abroad, with its country, number and the client's VAT number.
 */
export function eReportingCsv(documents: BookedDocuments, { startDate, endDate }: Period, siren: string): string {
  const rowsOf = (flow: string, vatOnDebits: boolean, sums: readonly RateSum[], category = taxableServices) =>
    sums.map(({ period, rate, base, tax, count }) => [
      siren,
      startDate,
      endDate,
      flow,
      period,
      category,
      vatOnDebits ? 'Oui' : 'Non',
      formatPercent(rate),
      formatAmount(base),
      formatAmount(tax),
      String(count),
      '',
      '',
      '',
    ])
  const rowsAbroad = ratesReportedAbroad(documents.bills).map(({ bill, rate, base, tax }) => [
    siren,
    startDate,
    endDate,
    'Transactions internationales',
    bill.day,
    outsideVatSales,
    bill.vatOnDebits ? 'Oui' : 'Non',
    formatPercent(rate),
    formatAmount(base),
    formatAmount(tax),
    '1',
    bill.abroad.country,
    bill.number,
    bill.abroad.vatNumber,
  ])
  const [onPayments, onDebits] = [reportedRates(documents, false), reportedRates(documents, true)]
  return csvOf([
    reportColumns,
    ...rowsOf('Transactions', false, onPayments.issued),
    ...rowsOf('Transactions', true, onDebits.issued),
    ...rowsOf('Transactions', false, onPayments.outsideVat, outsideVatSales),
    ...rowsOf('Transactions', true, onDebits.outsideVat, outsideVatSales),
    ...rowsOf('Encaissements', false, onPayments.received),
    ...rowsAbroad,
  ])
}
