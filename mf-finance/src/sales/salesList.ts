import type { Sale } from 'shared/contracts/sales'
import type { Day } from 'shared/domain/calendar/day'
import { decimal, money, shortDay } from 'shared/domain/format'
import type { List } from 'shared/ui/data'
import { reportFilters } from '../reporting/reportFilters.ts'
import { texts } from './messages.ts'

const paidText = ({ paid, netPrice }: Sale) => {
  if (netPrice === 0) return 'Sans prix'
  return paid ? 'Payée' : 'Non payée'
}

/** The list of sales, as it opens on the practice's day `today`. */
export const salesList = (today: Day) =>
  ({
    label: 'Ventes',
    nameOf: ({ date, startTime }) => `la séance du ${shortDay(date)} à ${startTime}`,
    columns: [
      {
        key: 'date',
        label: 'Date',
        value: ({ date }) => date,
        text: ({ date }) => shortDay(date),
        card: 'summary',
        wrap: 'never',
      },
      { key: 'patient', label: 'Patient', value: ({ patient }) => patient?.name ?? '—', card: 'title' },
      { key: 'type', label: 'Type', value: ({ sessionType }) => sessionType, card: 'summary' },
      {
        key: 'club',
        label: 'Lieu',
        value: ({ club }) => club ?? '—',
        cardText: ({ club }) => club ?? '',
        card: 'summary',
      },
      {
        key: 'net',
        label: 'HT',
        value: ({ netPrice }) => netPrice,
        text: ({ netPrice }) => money(netPrice),
        align: 'right',
        wrap: 'never',
      },
      {
        key: 'tax',
        label: 'TVA',
        value: ({ tax }) => tax,
        text: ({ tax, rate }) => (rate === 0 ? '—' : `${money(tax)} (${decimal(rate)} %)`),
        align: 'right',
        wrap: 'never',
      },
      {
        key: 'total',
        label: 'TTC',
        value: ({ totalPrice }) => totalPrice,
        text: ({ totalPrice }) => money(totalPrice),
        align: 'right',
        wrap: 'never',
        card: 'besideTitle',
      },
      { key: 'paid', label: 'Paiement', value: paidText, card: 'besideSummary', wrap: 'never' },
    ],
    filters: reportFilters(today),
    empty: texts.empty,
  }) as const satisfies List<Sale>
