import type { Sale, SalesPage } from 'shared/contracts/sales'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { patientText } from './patientText.ts'

const columns = [
  'Date',
  'Début',
  'Fin',
  'Patient',
  'Type',
  'Lieu',
  'Praticien',
  'HT',
  'Taux TVA',
  'TVA',
  'TTC',
  'Charges',
  'Payée',
  'Facture',
]

/** « 60,00 » */
const amount = (euros: number) => euros.toFixed(2).replace('.', ',')

const cellsOf = (sale: Sale) => [
  shortDay(sale.date),
  sale.startTime,
  sale.endTime,
  patientText(sale),
  sale.sessionType,
  sale.club ?? '',
  sale.therapist,
  amount(sale.netPrice),
  String(sale.rate).replace('.', ','),
  amount(sale.tax),
  amount(sale.totalPrice),
  amount(sale.charges),
  sale.paid ? 'Oui' : 'Non',
  sale.billNumber ?? '',
]

/** Each sale, then the total, for French spreadsheets. */
export const salesCsv = (sales: readonly Sale[], { netPrice, tax, totalPrice, charges }: SalesPage['totals']): string =>
  csvOf([
    columns,
    ...sales.map(cellsOf),
    ['Total', '', '', '', '', '', '', amount(netPrice), '', amount(tax), amount(totalPrice), amount(charges), '', ''],
  ])
