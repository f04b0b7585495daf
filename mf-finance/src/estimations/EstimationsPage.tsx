import { ListPage, TherapistFilter, useListParams } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'
import { useEstimations } from './api.ts'
import { estimationList, estimationQuery, filterProblems } from './estimationList.ts'

/** Filter by a date; an empty date removes the filter. */
const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField label={label} value={value || null} error={problem} onChange={(day) => onChange(day ?? '')} />
)

const filterControls = { startDate: DayFilter, endDate: DayFilter, therapistId: TherapistFilter }

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
      paging={{ page: params.page, pageSize: itemsPerPage, rowCount: count }}
    />
  )
}
