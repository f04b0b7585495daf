import { LineChart } from 'shared/ui/charts'
import type { WeekChartData } from './weeks.ts'

/** Palette colour of each series, with enough contrast in both colour schemes. */
const colours: Readonly<Record<string, string>> = {
  hours: 'primary',
  taxes: 'accent',
  earnings: 'success',
  expectedEarnings: 'info',
}

/** Above this number of weeks, the marks of the points would overlap. */
const maxWeeksWithMarks = 30

interface WeekLinesProps {
  data: WeekChartData
  heightPx: number
}

/** Line chart with one line per series, by week. */
export const WeekLines = ({ data: { weeks, series, format, axisFormat }, heightPx }: WeekLinesProps) => (
  <LineChart
    heightPx={heightPx}
    marginRightPx={32}
    hideLegend={series.length === 1}
    xAxis={[{ scaleType: 'point', data: weeks.map(({ label }) => label), height: 28 }]}
    yAxis={[{ min: 0, width: 64, valueFormatter: axisFormat }]}
    series={series.map(({ id, label, values }) => ({
      id,
      label,
      data: values,
      color: `var(--mui-palette-${colours[id]}-main)`,
      curve: 'linear',
      showMark: weeks.length <= maxWeeksWithMarks,
      valueFormatter: (value) => format(value ?? 0),
    }))}
  />
)
