import { lazy } from 'react'
import { Box, Card, CardContent, ChartWithData, Typography } from 'shared/ui'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { Explanation } from './Explanation.tsx'
import { FigureLink } from './FigureLink.tsx'
import type { WeekChartData } from './weeks.ts'
import { WeekTable } from './WeekTable.tsx'

const WeekLines = lazy(() => import('./WeekLines.tsx').then((module) => ({ default: module.WeekLines })))

const heightPx = 280

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
      <ChartWithData
        title={data.title}
        heightPx={heightPx}
        hasLegend={data.series.length > 1}
        renderData={(id) => <WeekTable id={id} data={data} therapistId={search.therapistId} />}
      >
        <WeekLines data={data} heightPx={heightPx} />
      </ChartWithData>
      <Box sx={{ mt: 1, fontSize: '0.875rem' }}>
        <FigureLink of={data.title} to={searchPath('/sales/details', search)}>
          Voir les séances
        </FigureLink>
        <Explanation of={data.title}>{data.explanation}</Explanation>
      </Box>
    </CardContent>
  </Card>
)
