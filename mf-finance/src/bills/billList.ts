import type { BillListItem } from 'shared/contracts/finance/bills'
import { defaultBillPeriod } from 'shared/domain/bills/billPeriod'
import type { Day } from 'shared/domain/calendar/day'
import { money, shortDay } from 'shared/domain/format'
import { choiceFilter, customFilter, dayFilter, searchFilter } from 'shared/domain/list/filter'
import type { FiltersOf, ListParams } from 'shared/domain/list/listParams'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { practiceDayOf } from 'shared/session'
import type { List } from 'shared/ui/data'
import type { BillSearch } from './api.ts'
import { BillActions } from './BillActions.tsx'
import { debtorName } from './debtorName.ts'
import { BillStatus } from './BillStatus.tsx'
import { texts } from './messages.ts'

/** Returns the total with its sign: negative for a credit note. */
const signedTotal = ({ kind, totalPrice }: BillListItem) => (kind === 'CREDIT_NOTE' ? -totalPrice : totalPrice)

const numberText = ({ kind, billNumber, correctsNumber }: BillListItem) =>
  kind === 'CREDIT_NOTE' ? `Avoir ${billNumber} sur la facture ${correctsNumber}` : billNumber

const remainingText = ({ paymentState, remaining }: BillListItem) =>
  paymentState === 'PARTIAL' ? `reste ${money(remaining)}` : ''

/**
 * Returns the due date of an invoice that is not fully paid; '' once it is overdue, because its status then shows the
 * days of delay.
 */
const dueText = ({ dueOn, remaining, overdueDays }: BillListItem) =>
  dueOn !== null && remaining > 0 && overdueDays === 0 ? `échéance le ${shortDay(dueOn)}` : ''

/** Describes the delivery of a document's last e-mail; '' if none was sent. */
function deliveryText({ sentAt, letterState, reminderLevel }: BillListItem): string {
  if (letterState === 'REFUSED') return 'Non remise'
  if (letterState === 'PENDING') return "en cours d'envoi"
  if (sentAt === null) return ''
  const day = shortDay(practiceDayOf(sentAt))
  return reminderLevel > 0 ? `relance ${reminderLevel} le ${day}` : `envoyée le ${day}`
}

/** Returns the configuration of the list of invoices; its default period depends on `today`. */
export function billList(today: Day) {
  const { startDate, endDate } = defaultBillPeriod(today)
  return {
    label: 'Factures',
    nameOf: ({ billNumber }) => billNumber,
    layout: 'cards',
    columns: [
      {
        key: 'patient',
        label: 'Patient',
        value: ({ patient }) => patient.name,
        text: ({ patient, payerName }) => debtorName(patient.name, payerName),
        card: 'title',
      },
      {
        key: 'amount',
        label: 'Montant',
        value: signedTotal,
        text: (row) => money(signedTotal(row)),
        card: 'besideTitle',
      },
      { key: 'number', label: 'Numéro', value: numberText, card: 'summary' },
      { key: 'day', label: 'Date', value: ({ createdAt }) => shortDay(practiceDayOf(createdAt)), card: 'summary' },
      { key: 'due', label: 'Échéance', value: dueText, card: 'summary' },
      { key: 'remaining', label: 'Reste à payer', value: remainingText, card: 'summary' },
      { key: 'sent', label: 'Envoyée', value: deliveryText, card: 'summary' },
      {
        key: 'status',
        label: 'Statut',
        value: ({ fullyPaid }) => Number(fullyPaid),
        Cell: BillStatus,
        card: 'besideSummary',
      },
      { key: 'actions', label: 'Actions', value: () => '', Cell: BillActions, card: 'end' },
    ],
    filters: {
      name: searchFilter('Rechercher par nom'),
      startDate: dayFilter('Du', { defaultDay: startDate }),
      endDate: dayFilter('Au', { defaultDay: endDate }),
      status: choiceFilter(
        'Statut',
        'ALL',
        { ALL: 'Toutes', UNPAID: 'À encaisser', OVERDUE: 'En retard', PAID: 'Payées' },
        { isTabs: true },
      ),
      letter: choiceFilter('Envois', 'ALL', { ALL: 'Tous', REFUSED: 'Non remises' }, { advanced: true }),
      therapistId: customFilter('Praticien', { advanced: true }),
    },
    empty: texts.noBill,
    emptyHint: 'Vos factures, et ce qui reste à encaisser, se retrouveront ici.',
  } as const satisfies List<BillListItem>
}

type BillList = ReturnType<typeof billList>

/** Returns the error messages of invalid filters, by filter name. The API also refuses an end date before the start date. */
export const billFilterProblems = ({ startDate, endDate }: FiltersOf<BillList>): Readonly<Record<string, string>> =>
  endDate < startDate ? { endDate: texts.datesCrossed } : {}

/** Returns the query for the API, which counts pages from 0; undefined if a filter is invalid. */
export const billQuery = ({ filters, page }: ListParams<BillList>): BillSearch | undefined =>
  'endDate' in billFilterProblems(filters) ? undefined : { ...withoutEmpty(filters), page: page - 1 }
