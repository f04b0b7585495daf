import { hours } from 'shared/domain/format'
import { LineChart } from 'shared/ui/charts'
import type { ShownWeek } from './weeks.ts'

export interface Line {
  id: string
  label: string
  /** Decimal hours, week by week. */
  data: number[]
}

interface HoursLinesProps {
  title: string
  weeks: readonly ShownWeek[]
  lines: readonly Line[]
}

/** Each readable on both schemes' paper; the marks have shapes of their own for who does not tell colours. */
const colours = ['primary', 'accent', 'info', 'error', 'warning', 'secondary', 'success'].map((name) => `var(--mui-palette-${name}-main)`)

export function HoursLines({ title, weeks, lines }: HoursLinesProps) {
  const nameOf = (key: string) => weeks.find((week) => week.key === key)?.name ?? key
  return (
    <LineChart
      title={title}
      desc="Les mêmes chiffres se lisent en tableau, par « Voir les données »."
      height={300}
      colors={colours}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 16 }}
      xAxis={[
        {
          scaleType: 'point',
          data: weeks.map(({ key }) => key),
          valueFormatter: (key: string, { location }) => (location === 'tick' ? (key.split(' ')[0] ?? key) : nameOf(key)),
        },
      ]}
      yAxis={[{ min: 0, width: 44, valueFormatter: (value: number) => `${value} h` }]}
      series={lines.map((line) => ({ ...line, curve: 'linear', showMark: weeks.length <= 30, valueFormatter: (value) => hours(value ?? 0) }))}
    />
  )
}
