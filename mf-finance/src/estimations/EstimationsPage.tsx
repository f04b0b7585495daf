import type { EstimationPage } from 'shared/contracts/finance/estimations'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { ListPage, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { useEstimations } from './api.ts'
import { estimationList, estimationQuery, filterProblems } from './estimationList.ts'

/** Returns the number of quotes and their amount in euros, by state and for all states. */
const tabTotalsOf = (byState: EstimationPage['byState']) => ({
  ...Object.fromEntries(byState.map(({ state, ...total }) => [state, total])),
  ALL: {
    count: byState.reduce((sum, { count }) => sum + count, 0),
    amount: eurosOf(byState.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
  },
})

/** `/pros/estimations/details`: list of quotes. */
export function EstimationsPage() {
  const params = useListParams(estimationList)
  const estimations = useEstimations(estimationQuery(params))
  const { content, totalElements: count = 0, itemsPerPage = 1 } = estimations.data ?? {}
  return (
    <ListPage
      title="Devis"
      list={estimationList}
      query={estimations}
      rows={content}
      add={{ label: 'Ajouter', path: '/pros/estimations' }}
      filterControls={filterControls}
      filterProblems={filterProblems(params.filters)}
      headline={`${count} devis`}
      tabTotals={estimations.data && tabTotalsOf(estimations.data.byState)}
      paging={{ page: params.page, pageSize: itemsPerPage, rowCount: count }}
    />
  )
}
