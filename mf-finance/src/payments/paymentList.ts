import type { ReceivedPayment } from 'shared/contracts/finance/sales'
import type { Day } from 'shared/domain/calendar/day'
import { meansLabel } from 'shared/domain/bills/meansOfPayment'
import { paymentKindLabels } from 'shared/domain/bills/paymentKinds'
import { money, shortDay } from 'shared/domain/format'
import type { List } from 'shared/ui/data'
import { reportFilters } from '../reporting/reportFilters.ts'
import { texts } from './messages.ts'

/** Returns the path of the list of invoices, filtered by the invoice's number and date. */
const billPath = ({ bill: { billNumber, issuedOn } }: ReceivedPayment) =>
  `/pros/billings/details?${new URLSearchParams({ name: billNumber, startDate: issuedOn, endDate: issuedOn }).toString()}`

const billColumn = {
  key: 'bill',
  label: 'Facture',
  value: ({ bill }) => bill.billNumber,
  card: 'besideSummary',
  wrap: 'never',
} as const satisfies List<ReceivedPayment>['columns'][number]

/**
 * Returns the configuration of the journal of payments; its default period depends on `today`. It links to the invoices
 * only if the member may open them.
 */
export const paymentList = (today: Day, { canOpenBills }: { canOpenBills: boolean }) =>
  ({
    label: 'Encaissements',
    nameOf: ({ bill, paidOn }) => `le paiement du ${shortDay(paidOn)} de la facture ${bill.billNumber}`,
    columns: [
      {
        key: 'date',
        label: 'Date',
        value: ({ paidOn }) => paidOn,
        text: ({ paidOn }) => shortDay(paidOn),
        card: 'summary',
        wrap: 'never',
      },
      { key: 'client', label: 'Client', value: ({ clientName }) => clientName ?? '—', card: 'title' },
      canOpenBills ? { ...billColumn, path: billPath } : billColumn,
      { key: 'kind', label: 'Nature', value: ({ kind }) => paymentKindLabels[kind], card: 'summary' },
      { key: 'means', label: 'Règlement', value: ({ means }) => meansLabel(means), card: 'summary' },
      {
        key: 'amount',
        label: 'Montant TTC',
        value: ({ amount }) => amount,
        text: ({ amount }) => money(amount),
        align: 'right',
        wrap: 'never',
        card: 'besideTitle',
      },
    ],
    filters: reportFilters(today),
    empty: texts.empty,
    emptyHint: 'Les paiements de vos factures, avec leur date et leur moyen, se retrouveront ici.',
  }) as const satisfies List<ReceivedPayment>
