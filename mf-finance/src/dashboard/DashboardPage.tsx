import { useState } from 'react'
import { samePeriodLastYear } from 'shared/domain/reporting/period'
import { useChanges } from 'shared/lists'
import { practiceToday, useRights } from 'shared/session'
import { LoadFailed, PageActions, PageTitle, Pending } from 'shared/ui'
import { ListFilters, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { reportFilters, reportProblems } from '../reporting/reportFilters.ts'
import { reportSearch, searchPath } from '../reporting/reportSearch.ts'
import { useStats } from './api.ts'
import { Figures } from './Figures.tsx'

const isFilterName = (name: string) => name === 'startDate' || name === 'endDate' || name === 'therapistId'

/** Page with the activity and the revenue of the practice in a period, compared with the same days a year before. */
export default function DashboardPage() {
  const [today] = useState(practiceToday)
  const [list] = useState(() => ({ columns: [], filters: reportFilters(today) }))
  const { filters, setFilter } = useListParams(list)
  const { offer } = useRights()

  const problems = reportProblems(filters, today)
  const isValidPeriod = Object.keys(problems).length === 0
  const search = reportSearch(filters, offer)
  const period = { startDate: filters.startDate, endDate: filters.endDate }
  const stats = useStats(search, isValidPeriod)
  const yearBeforeQuery = useStats({ ...search, ...samePeriodLastYear(search) }, isValidPeriod)
  useChanges(() => void stats.refetch())
  return (
    <>
      <PageTitle
        tools={
          <ListFilters
            filters={list.filters}
            values={filters}
            onChange={(name, value) => isFilterName(name) && setFilter(name, value)}
            controls={filterControls}
            problems={problems}
          />
        }
        actions={
          <PageActions
            actions={[
              { label: 'Fin de mois', path: '/pros/administration/month-end' },
              { label: 'Livres comptables', path: searchPath('/pros/administration/books', period) },
            ]}
          />
        }
      >
        Administration
      </PageTitle>
      {isValidPeriod && stats.isError && !stats.data && <LoadFailed onRetry={() => void stats.refetch()} />}
      {isValidPeriod && stats.isPending && <Pending rows={6} height={96} />}
      {isValidPeriod && stats.data && (
        <div data-content>
          <Figures
            stats={stats.data}
            // Placeholder data are figures of other days, which are not compared.
            yearBeforeStats={yearBeforeQuery.isPlaceholderData ? undefined : yearBeforeQuery.data}
            search={search}
          />
        </div>
      )}
    </>
  )
}
