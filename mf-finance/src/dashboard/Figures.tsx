import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, Box, Card, Link } from 'shared/ui'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { BusyAnimals } from './BusyAnimals.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { FigureTable } from './FigureTable.tsx'
import { texts } from './messages.ts'
import { MonthTasks } from './MonthTasks.tsx'
import { WeekChart } from './WeekChart.tsx'
import { financeChart, hoursChart } from './weeks.ts'

interface FiguresProps {
  stats: ActivityStats
  yearBeforeStats: ActivityStats | undefined
  search: ReportSearch
}

/** The main figures and the charts of the period, the tasks of the month, and all figures on demand. */
export function Figures({ stats, yearBeforeStats, search }: FiguresProps) {
  const { privileges } = useRights()
  const unpricedCount = stats.nbSessionsWithoutPrice
  const canSeeAnimals = privileges.includes('ANIMALS') || privileges.includes('AGENDA')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FigureStrip stats={stats} yearBeforeStats={yearBeforeStats} search={search} />
      <Box sx={twoColumnSx}>
        <WeekChart data={financeChart(stats)} search={search} />
        <WeekChart data={hoursChart(stats)} search={search} />
      </Box>
      <Box sx={twoColumnSx}>
        <MonthTasks />
        {canSeeAnimals && <BusyAnimals />}
      </Box>
      {unpricedCount > 0 && (
        <Alert severity="info">
          {unpricedCount} {plural(unpricedCount, 'séance sans prix ne compte', 'séances sans prix ne comptent')} pour
          rien dans les montants.{' '}
          <Link component={RouterLink} to={searchPath('/sales/details', search)}>
            Voir les séances
          </Link>
        </Alert>
      )}
      <Card component="details" sx={{ px: 2 }}>
        <Box component="summary" sx={{ py: 1.5, minHeight: 44, cursor: 'pointer', fontWeight: 600 }}>
          {texts.details}
        </Box>
        <FigureTable stats={stats} yearBeforeStats={yearBeforeStats} search={search} />
      </Card>
    </Box>
  )
}

/** Styles of a row of two cards, which are stacked below the breakpoint `lg`. */
const twoColumnSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
