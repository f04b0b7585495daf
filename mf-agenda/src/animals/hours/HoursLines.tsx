import { hours } from 'shared/domain/format'
import { LineChart } from 'shared/ui/charts'
import type { ChartWeek } from './weeks.ts'

/** Maximum number of weeks with a mark on each point; marks of more weeks would overlap. */
const maxWeeksWithMarks = 30

interface HoursSeries {
  id: string
  label: string
  /** Decimal hours, one value per week. */
  data: number[]
  /** True for an animal's weekly maximum, « Heures prévues »: a reference line without marks. */
  isPlan?: boolean
}

interface HoursLinesProps {
  heightPx: number
  weeks: readonly ChartWeek[]
  lines: readonly HoursSeries[]
}

export function HoursLines({ heightPx, weeks, lines }: HoursLinesProps) {
  const weekNameOf = (key: string) => weeks.find((week) => week.key === key)?.name ?? key
  return (
    <LineChart
      heightPx={heightPx}
      marginRightPx={16}
      xAxis={[
        {
          scaleType: 'point',
          data: weeks.map(({ key }) => key),
          valueFormatter: (key: string, { location }) =>
            location === 'tick' ? (key.split(' ')[0] ?? key) : weekNameOf(key),
        },
      ]}
      yAxis={[{ min: 0, width: 44, valueFormatter: (value: number) => `${value} h` }]}
      series={lines.map(({ isPlan = false, ...line }) => ({
        ...line,
        curve: 'linear',
        showMark: !isPlan && weeks.length <= maxWeeksWithMarks,
        valueFormatter: (value) => hours(value ?? 0),
      }))}
    />
  )
}
