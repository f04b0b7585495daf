import type { EstimationListItem, EstimationState } from 'shared/contracts/finance/estimations'
import { money, shortDay } from 'shared/domain/format'
import { choiceFilter, customFilter, dayFilter, searchFilter } from 'shared/domain/list/filter'
import type { FiltersOf, ListParams } from 'shared/domain/list/listParams'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { eurosOf } from 'shared/domain/money/cents'
import { estimationStateLabels } from 'shared/domain/estimations/estimationState'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { isUuid } from 'shared/domain/uuid'
import { practiceDayOf } from 'shared/session'
import type { List } from 'shared/ui/data'
import type { EstimationSearch } from './api.ts'
import { EstimationRowActions } from './EstimationRowActions.tsx'
import { EstimationStatus } from './EstimationStatus.tsx'
import { texts } from './messages.ts'

/** Labels of the tabs, in the plural. */
const stateTabs = {
  ALL: 'Tous',
  ISSUED: 'Émis',
  SENT: 'Envoyés',
  ACCEPTED: 'Acceptés',
  REFUSED: 'Refusés',
  WITHDRAWN: 'Rétractés',
  EXPIRED: 'Expirés',
} as const satisfies Record<EstimationState | 'ALL', string>

const netOf = (row: EstimationListItem) => eurosOf(estimationTotals(row).net)
/** Configuration of the list of quotes. */
export const estimationList = {
  label: 'Devis',
  nameOf: ({ estimationNumber }) => `le devis ${estimationNumber}`,
  columns: [
    {
      key: 'number',
      label: 'Numéro',
      value: ({ estimationNumber }) => estimationNumber,
      card: 'summary',
      wrap: 'never',
    },
    {
      key: 'day',
      label: "Date d'émission",
      value: ({ createdAt }) => shortDay(practiceDayOf(createdAt)),
      card: 'summary',
    },
    { key: 'patient', label: 'Nom patient', value: ({ patient }) => patient.name, card: 'title' },
    {
      key: 'amount',
      label: 'Montant H.T',
      value: netOf,
      text: (row) => money(netOf(row)),
      align: 'right',
      card: 'besideTitle',
    },
    {
      key: 'state',
      label: 'État',
      value: ({ state }) => estimationStateLabels[state],
      Cell: EstimationStatus,
      widthPx: 235,
      card: 'besideSummary',
    },
    { key: 'actions', label: 'Actions', value: () => '', Cell: EstimationRowActions, align: 'right', card: 'line' },
  ],
  filters: {
    name: searchFilter('Rechercher par nom'),
    startDate: dayFilter('Du'),
    endDate: dayFilter('Au'),
    state: choiceFilter('État', 'ALL', stateTabs, { isTabs: true }),
    therapistId: customFilter('Praticien', { isValid: isUuid }),
  },
  empty: texts.nothingFound,
  emptyHint: "Vos devis, de l'envoi à l'accord du client, se retrouveront ici.",
} as const satisfies List<EstimationListItem>

type EstimationList = typeof estimationList

/** Validates the filters and returns the messages by filter name. */
export const filterProblems = ({ startDate, endDate }: FiltersOf<EstimationList>): Readonly<Record<string, string>> =>
  startDate !== '' && endDate !== '' && endDate < startDate ? { endDate: texts.datesCrossed } : {}

/** Returns the query for the API, which counts pages from 0; undefined if a filter is invalid. */
export function estimationQuery({ filters, page }: ListParams<EstimationList>): EstimationSearch | undefined {
  if ('endDate' in filterProblems(filters)) return undefined
  const { state, ...otherFilters } = filters
  return { ...withoutEmpty(otherFilters), ...(state !== 'ALL' && { state }), page: page - 1 }
}
