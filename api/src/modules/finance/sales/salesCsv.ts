import type { Sale, SalesPage } from 'shared/contracts/finance/sales'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'
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

const cellsOf = (sale: Sale) => [
  shortDay(sale.date),
  sale.startTime,
  sale.endTime,
  patientText(sale),
  sale.sessionType,
  sale.club ?? '',
  sale.therapist,
  spreadsheetAmount(sale.netPrice),
  String(sale.rate).replace('.', ','),
  spreadsheetAmount(sale.tax),
  spreadsheetAmount(sale.totalPrice),
  spreadsheetAmount(sale.charges),
  sale.paid ? 'Oui' : 'Non',
  sale.billNumber ?? '',
]

/** Writes the sales and their total as CSV for French spreadsheets. */
export const salesCsv = (sales: readonly Sale[], { netPrice, tax, totalPrice, charges }: SalesPage['totals']): string =>
  csvOf([
    columns,
    ...sales.map(cellsOf),
    [
      'Total',
      '',
      '',
      '',
      '',
      '',
      '',
      spreadsheetAmount(netPrice),
      '',
      spreadsheetAmount(tax),
      spreadsheetAmount(totalPrice),
      spreadsheetAmount(charges),
      '',
      '',
    ],
  ])
