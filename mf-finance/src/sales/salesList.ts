import type { Sale, SalesPage } from 'shared/contracts/finance/sales'
import type { Day } from 'shared/domain/calendar/day'
import { decimal, money, plural, shortDay } from 'shared/domain/format'
import type { List } from 'shared/ui/data'
import { reportFilters } from '../reporting/reportFilters.ts'
import { texts } from './messages.ts'

/** Returns the date and the times of a session; the text can wrap only between them. */
const momentText = ({ date, startTime, endTime }: Sale) => `${shortDay(date)} ${startTime}\u00a0–\u00a0${endTime}`

function patientText({ patient, withAnimalOnly }: Sale): string {
  if (withAnimalOnly) return "Travail de l'animal"
  return patient?.name ?? '—'
}

function paidText({ paid, netPrice, withAnimalOnly }: Sale): string {
  if (paid) return 'Payée'
  if (netPrice > 0) return 'Non payée'
  return withAnimalOnly ? '—' : 'Sans prix'
}

const chargesText = ({ charges }: Sale) => (charges === 0 ? '' : money(charges))

/** Returns e.g. « 25 séances, dont 1 sans prix et 2 de travail de l'animal ». */
export function countText(count: number, { withoutPrice, animalsAlone }: SalesPage['totals']): string {
  const exceptions = [
    ...(withoutPrice > 0 ? [`${withoutPrice} sans prix`] : []),
    ...(animalsAlone > 0 ? [`${animalsAlone} de travail de l'animal`] : []),
  ]
  return `${count} ${plural(count, 'séance', 'séances')}${exceptions.length > 0 ? `, dont ${exceptions.join(' et ')}` : ''}`
}

/** Returns the configuration of the list of sales; its default period depends on `today`. */
export const salesList = (today: Day) =>
  ({
    label: 'Ventes',
    nameOf: ({ date, startTime }) => `la séance du ${shortDay(date)} à ${startTime}`,
    columns: [
      {
        key: 'date',
        label: 'Date',
        value: ({ date }) => date,
        text: momentText,
        wrap: 'never',
        card: 'summary',
      },
      { key: 'patient', label: 'Patient', value: patientText, card: 'title' },
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
      {
        key: 'charges',
        label: 'Charges',
        value: ({ charges }) => charges,
        text: (sale) => chargesText(sale) || '—',
        cardText: (sale) => chargesText(sale) && `charges ${chargesText(sale)}`,
        align: 'right',
        wrap: 'never',
        card: 'summary',
        cardOrder: 1,
      },
      { key: 'paid', label: 'Paiement', value: paidText, card: 'besideSummary', wrap: 'never' },
    ],
    filters: reportFilters(today),
    empty: texts.empty,
    emptyHint: 'Les séances validées, avec leur prix et leurs charges, se retrouveront ici.',
  }) as const satisfies List<Sale>
