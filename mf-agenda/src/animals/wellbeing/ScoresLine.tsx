import type { AnimalWellbeing } from 'shared/contracts/animal'
import { shortDay } from 'shared/domain/format'
import { wellbeingText } from 'shared/domain/workload/register'
import { Box } from 'shared/ui'
import { LineChart } from 'shared/ui/charts'

interface ScoresLineProps {
  title: string
  scores: AnimalWellbeing['scores']
}

/** The scores session after session. */
export const ScoresLine = ({ title, scores }: ScoresLineProps) => (
  <Box component="figure" aria-label={title} sx={{ m: 0 }}>
    <LineChart
      // The same scores are in the table, which is read and moved about in as any table.
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
