import type { BillClosure } from 'shared/contracts/finance/billClosures'
import { longMonth, money, plural, shortDay } from 'shared/domain/format'
import { choiceFilter } from 'shared/domain/list/filter'
import { practiceDayOf } from 'shared/session'
import type { List } from 'shared/ui/data'
import { texts } from './messages.ts'

const nameOf = ({ period, firstDay }: BillClosure): string => {
  if (period === 'DAY') return shortDay(firstDay)
  return period === 'MONTH' ? longMonth(firstDay) : firstDay.slice(0, 4)
}

function countText({ billCount, creditNoteCount }: BillClosure): string {
  const counts = [
    billCount > 0 && `${billCount} ${plural(billCount, 'facture', 'factures')}`,
    creditNoteCount > 0 && `${creditNoteCount} ${plural(creditNoteCount, 'avoir', 'avoirs')}`,
  ]
  return counts.filter(Boolean).join(', ') || 'paiements seuls'
}

/** Configuration of the list of closures, filtered by kind of period (days, months or years). */
export const closureList = {
  label: 'Clôtures',
  nameOf,
  columns: [
    { key: 'period', label: 'Période', value: nameOf, card: 'title', wrap: 'never' },
    { key: 'count', label: 'Documents', value: countText, card: 'summary' },
    {
      key: 'billed',
      label: 'Facturé',
      value: ({ billed, credited }) => billed - credited,
      text: ({ billed, credited }) => money(billed - credited),
      align: 'right',
      card: 'summary',
      cardText: ({ billed, credited }) => `facturé ${money(billed - credited)}`,
    },
    {
      key: 'received',
      label: 'Encaissé',
      value: ({ received, refunded }) => received - refunded,
      text: ({ received, refunded }) => money(received - refunded),
      align: 'right',
      card: 'summary',
      cardText: ({ received, refunded }) => `encaissé ${money(received - refunded)}`,
    },
    {
      key: 'perpetualBilled',
      label: 'Total perpétuel facturé',
      value: ({ perpetualBilled }) => perpetualBilled,
      text: ({ perpetualBilled }) => money(perpetualBilled),
      align: 'right',
      card: 'line',
      cardText: ({ perpetualBilled, perpetualReceived }) =>
        `Total perpétuel : ${money(perpetualBilled)} facturés, ${money(perpetualReceived)} encaissés`,
    },
    {
      key: 'perpetualReceived',
      label: 'Total perpétuel encaissé',
      value: ({ perpetualReceived }) => perpetualReceived,
      text: ({ perpetualReceived }) => money(perpetualReceived),
      align: 'right',
    },
    {
      key: 'closedAt',
      label: 'Clôturé le',
      value: ({ closedAt }) => shortDay(practiceDayOf(closedAt)),
      wrap: 'never',
    },
  ],
  filters: { period: choiceFilter('Période', 'MONTH', { DAY: 'Jours', MONTH: 'Mois', YEAR: 'Années' }) },
  empty: texts.empty,
  emptyHint: "Chaque jour, mois et année avec une facture ou un paiement se clôt une fois terminé, et s'ajoute ici.",
} as const satisfies List<BillClosure>
