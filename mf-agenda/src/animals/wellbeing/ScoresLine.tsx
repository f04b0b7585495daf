import type { AnimalWellbeing } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { wellbeingText } from 'shared/domain/workload/register'
import { LineChart } from 'shared/ui/charts'

/** Maximum number of scores with a mark on each point; marks of more scores would overlap. */
const maxScoresWithMarks = 30

interface ScoresLineProps {
  heightPx: number
  scores: AnimalWellbeing['scores']
}

/** Wellbeing score of each session, as a line chart. */
export const ScoresLine = ({ heightPx, scores }: ScoresLineProps) => (
  <LineChart
    heightPx={heightPx}
    marginRightPx={16}
    hideLegend
    xAxis={[
      {
        scaleType: 'point',
        data: scores.map(({ date, startTime }) => `${date}T${startTime}`),
        valueFormatter: (key: string) => shortDay(key),
      },
    ]}
    yAxis={[
      {
        min: 1,
        max: 4,
        tickInterval: [1, 2, 3, 4],
        width: 104,
        valueFormatter: (value: number) => wellbeingText(value),
      },
    ]}
    series={[
      {
        label: 'Bien-être',
        data: scores.map(({ score }) => score),
        curve: 'linear',
        showMark: scores.length <= maxScoresWithMarks,
        valueFormatter: (value) => wellbeingText(value),
      },
    ]}
  />
)
