import { lazy } from 'react'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, CardContent, ChartWithData, Link, touchRow, Typography } from 'shared/ui'
import { WeekTable } from 'shared/ui/data'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import { Explanation } from './Explanation.tsx'
import { FigureLink } from './FigureLink.tsx'
import type { Week, WeekChartData } from './weeks.ts'

const WeekLines = lazy(() => import('./WeekLines.tsx').then((module) => ({ default: module.WeekLines })))

const heightPx = 220

interface WeekChartProps {
  data: WeekChartData
  search: ReportSearch
}

/** Chart by week with its definition, a link to the sessions, and its data as a table on demand. */
export const WeekChart = ({ data, search }: WeekChartProps) => (
  <Card component="section" aria-label={data.title}>
    <CardContent sx={{ '&:last-child': { pb: 1.5 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {data.title}
      </Typography>
      <ChartWithData
        title={data.title}
        heightPx={heightPx}
        hasLegend={data.series.length > 1}
        actions={
          <FigureLink figureLabel={data.title} to={searchPath('/sales/details', search)}>
            Voir les séances
          </FigureLink>
        }
        renderData={(id) => (
          <WeekTable
            id={id}
            title={data.title}
            weeks={data.weeks.map((week) => ({
              key: week.label,
              label: <SessionsLink week={week} therapistId={search.therapistId} />,
            }))}
            series={data.series}
            format={data.format}
          />
        )}
      >
        <WeekLines data={data} heightPx={heightPx} />
      </ChartWithData>
      <Box sx={{ mt: 0.5, fontSize: 'var(--mui-text-compact)' }}>
        <Explanation figureLabel={data.title}>{data.explanation}</Explanation>
      </Box>
    </CardContent>
  </Card>
)

/** Link to the sessions of a week; without `therapistId`, of every therapist. */
const SessionsLink = ({ week: { label, days }, therapistId }: { week: Week; therapistId: string | undefined }) => (
  <Link
    component={RouterLink}
    to={searchPath('/sales/details', { ...days, ...(therapistId !== undefined && { therapistId }) })}
    aria-label={`${label} : voir les séances`}
    sx={{ display: 'inline-block', lineHeight: '24px', whiteSpace: 'nowrap', ...touchRow }}
  >
    {label}
  </Link>
)
