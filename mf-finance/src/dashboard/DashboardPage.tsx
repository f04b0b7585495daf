import { useState } from 'react'
import { yearBefore } from 'shared/domain/reporting/period'
import { useChanges } from 'shared/lists'
import { Link } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Button, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { ListFilters, useListParams } from 'shared/ui/data'
import { periodControls } from '../reporting/periodControls.tsx'
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
  const yearBeforeStats = useStats({ ...search, ...yearBefore(search) }, isValidPeriod)
  useChanges(() => void stats.refetch())
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button variant="outlined" component={Link} to="/pros/administration/month-end">
              Fin de mois
            </Button>
            <Button variant="outlined" component={Link} to={searchPath('/pros/administration/books', period)}>
              Livres comptables
            </Button>
          </>
        }
      >
        Administration
      </PageTitle>
      <ListFilters
        filters={list.filters}
        values={filters}
        onChange={(name, value) => isFilterName(name) && setFilter(name, value)}
        controls={periodControls}
        problems={problems}
      />
      {isValidPeriod && stats.isError && !stats.data && <LoadFailed onRetry={() => void stats.refetch()} />}
      {isValidPeriod && stats.isPending && <Pending rows={6} height={96} />}
      {isValidPeriod && stats.data && (
        <Figures
          stats={stats.data}
          former={yearBeforeStats.isPlaceholderData ? undefined : yearBeforeStats.data}
          search={search}
        />
      )}
    </>
  )
}
