import { lazy, Suspense } from 'react'
import { Box, Card, CardContent, ChartData, Pending, Typography } from 'shared/ui'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { Explanation } from './Explanation.tsx'
import { FigureLink } from './FigureLink.tsx'
import type { WeekChartData } from './weeks.ts'
import { WeekTable } from './WeekTable.tsx'

const WeekLines = lazy(() => import('./WeekLines.tsx').then((module) => ({ default: module.WeekLines })))

interface WeekChartProps {
  data: WeekChartData
  search: ReportSearch
}

/** A chart of weeks with what it counts and the way to the rows, and its figures as a table on demand. */
export const WeekChart = ({ data, search }: WeekChartProps) => (
  <Card component="section" aria-label={data.title}>
    <CardContent>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {data.title}
      </Typography>
      <Suspense fallback={<Pending rows={1} height={280} label="Chargement du graphique…" />}>
        <WeekLines data={data} />
      </Suspense>
      <ChartData>{(id) => <WeekTable id={id} data={data} therapistId={search.therapistId} />}</ChartData>
      <Box sx={{ mt: 1, fontSize: '0.875rem' }}>
        <FigureLink of={data.title} to={searchPath('/sales/details', search)}>
          Voir les séances
        </FigureLink>
        <Explanation of={data.title}>{data.explanation}</Explanation>
      </Box>
    </CardContent>
  </Card>
)
