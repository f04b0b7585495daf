import { LineChart } from 'shared/ui/charts'
import type { WeekChartData } from './weeks.ts'

/** Readable in both colour schemes; the marks differ in shape too, for users who cannot tell the colours. */
const colours: Readonly<Record<string, string>> = {
  hours: 'primary',
  taxes: 'accent',
  earnings: 'success',
  expectedEarnings: 'info',
}

interface WeekLinesProps {
  data: WeekChartData
  heightPx: number
}

/** A line for each series, week by week. */
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
      showMark: weeks.length <= 30,
      valueFormatter: (value) => format(value ?? 0),
    }))}
  />
)
