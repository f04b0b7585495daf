import { lazy, Suspense } from 'react'
import { Card, CardContent, ChartData, Pending, Typography } from 'shared/ui'
import type { WeekChartData } from './weeks.ts'
import { WeekTable } from './WeekTable.tsx'

const WeekLines = lazy(() => import('./WeekLines.tsx').then((module) => ({ default: module.WeekLines })))

/** A chart of weeks, and its figures as a table on demand. */
export const WeekChart = ({ data }: { data: WeekChartData }) => (
  <Card component="section" aria-label={data.title}>
    <CardContent>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {data.title}
      </Typography>
      <Suspense fallback={<Pending rows={1} height={280} label="Chargement du graphique…" />}>
        <WeekLines data={data} />
      </Suspense>
      <ChartData>{(id) => <WeekTable id={id} data={data} />}</ChartData>
    </CardContent>
  </Card>
)
