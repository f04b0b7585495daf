import { hours } from 'shared/domain/format'
import { LineChart } from 'shared/ui/charts'
import type { ShownWeek } from './weeks.ts'

export interface Line {
  id: string
  label: string
  /** Decimal hours, one value per week. */
  data: number[]
  /** A reference series: a line without marks. */
  isPlan?: boolean
}

interface HoursLinesProps {
  heightPx: number
  weeks: readonly ShownWeek[]
  lines: readonly Line[]
}

/** Readable in both colour schemes; the marks differ in shape too, for users who cannot tell the colours. */
const colours = ['primary', 'accent', 'info', 'error', 'warning', 'secondary', 'success'].map(
  (name) => `var(--mui-palette-${name}-main)`,
)

export function HoursLines({ heightPx, weeks, lines }: HoursLinesProps) {
  const nameOf = (key: string) => weeks.find((week) => week.key === key)?.name ?? key
  return (
    <LineChart
      // Hidden from assistive technology: the table shows the same figures.
      disableKeyboardNavigation
      height={heightPx}
      colors={colours}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 16 }}
      xAxis={[
        {
          scaleType: 'point',
          data: weeks.map(({ key }) => key),
          valueFormatter: (key: string, { location }) =>
            location === 'tick' ? (key.split(' ')[0] ?? key) : nameOf(key),
        },
      ]}
      yAxis={[{ min: 0, width: 44, valueFormatter: (value: number) => `${value} h` }]}
      series={lines.map(({ isPlan = false, ...line }) => ({
        ...line,
        curve: 'linear',
        showMark: !isPlan && weeks.length <= 30,
        valueFormatter: (value) => hours(value ?? 0),
      }))}
    />
  )
}
