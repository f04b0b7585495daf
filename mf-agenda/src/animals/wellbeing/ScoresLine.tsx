import type { AnimalWellbeing } from 'shared/contracts/animal'
import { shortDay } from 'shared/domain/format'
import { wellbeingText } from 'shared/domain/workRegister'
import { LineChart } from 'shared/ui/charts'

interface ScoresLineProps {
  title: string
  description: string
  scores: AnimalWellbeing['scores']
}

/** The scores session after session. */
export const ScoresLine = ({ title, description, scores }: ScoresLineProps) => (
  <LineChart
    title={title}
    desc={description}
    height={220}
    colors={['var(--mui-palette-primary-main)']}
    grid={{ horizontal: true }}
    margin={{ left: 0, right: 16 }}
    hideLegend
    xAxis={[{ scaleType: 'point', data: scores.map(({ date, startTime }) => `${date}T${startTime}`), valueFormatter: (key: string) => shortDay(key) }]}
    yAxis={[{ min: 1, max: 4, tickInterval: [1, 2, 3, 4], width: 104, valueFormatter: (value: number) => wellbeingText(value) }]}
    series={[{ label: 'Bien-être', data: scores.map(({ score }) => score), curve: 'linear', showMark: true, valueFormatter: (value) => wellbeingText(value) }]}
  />
)
