import type { AnimalWellbeing } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { wellbeingText } from 'shared/domain/workload/register'
import { Box } from 'shared/ui'
import { LineChart } from 'shared/ui/charts'

interface ScoresLineProps {
  title: string
  scores: AnimalWellbeing['scores']
}

/** The scores of each session as a line chart. */
export const ScoresLine = ({ title, scores }: ScoresLineProps) => (
  <Box component="figure" aria-label={title} sx={{ m: 0 }}>
    <LineChart
      // Hidden from assistive technology: the table shows the same scores.
      disableKeyboardNavigation
      height={220}
      colors={['var(--mui-palette-primary-main)']}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 16 }}
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
          showMark: scores.length <= 30,
          valueFormatter: (value) => wellbeingText(value),
        },
      ]}
    />
  </Box>
)
