import type { ReactNode } from 'react'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { money, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Alert, Box, Link, Stack, Typography } from 'shared/ui'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { FigureCard } from './FigureCard.tsx'
import { amounts, counts } from './figures.ts'
import type { Figure } from './figures.ts'
import { WeekChart } from './WeekChart.tsx'
import { financeChart, hoursChart } from './weeks.ts'

interface FiguresProps {
  stats: ActivityStats
  former: ActivityStats | undefined
  search: ReportSearch
}

/** All figures and charts of the period. */
export const Figures = ({ stats, former, search }: FiguresProps) => {
  const card = (figure: Figure, format: (value: number) => string) => (
    <FigureCard key={figure.label} figure={figure} stats={stats} former={former} search={search} format={format} />
  )
  const unpricedCount = stats.nbSessionsWithoutPrice
  return (
    <Stack spacing={3}>
      {unpricedCount > 0 && (
        <Alert severity="info">
          {unpricedCount} {plural(unpricedCount, 'séance sans prix ne compte', 'séances sans prix ne comptent')} pour
          rien dans les montants.{' '}
          <Link component={RouterLink} to={searchPath('/sales/details', search)}>
            Voir les séances
          </Link>
        </Alert>
      )}
      <Group title="Montants" minCardWidthPx={260}>
        {amounts.map((figure) => card(figure, money))}
      </Group>
      <Group title="Activité" minCardWidthPx={150}>
        {counts.map((figure) => card(figure, String))}
      </Group>
      <WeekChart data={hoursChart(stats)} search={search} />
      <WeekChart data={financeChart(stats)} search={search} />
    </Stack>
  )
}

interface GroupProps {
  title: string
  /** Minimum width of a card, in pixels. */
  minCardWidthPx: number
  children: ReactNode
}

const Group = ({ title, minCardWidthPx, children }: GroupProps) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minCardWidthPx}px, 100%), 1fr))`,
        gap: 2,
      }}
    >
      {children}
    </Box>
  </Box>
)
