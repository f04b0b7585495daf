import { kitPage } from '../kit/kitPage.ts'
import { ChartWithData } from './ChartWithData.tsx'
import { WeekTable } from './data/WeekTable.tsx'
import { LineChart } from './LineChart.tsx'

const weeks = ['26/10', '02/11', '09/11', '16/11']
const series = [
  { id: 'done', label: 'Heures faites', values: [12, 18, 15.5, 9] },
  { id: 'planned', label: 'Heures prévues', values: [14, 16, 16, 20] },
]
const hours = (value: number) => `${value} h`

const Chart = ({ count }: { count: number }) => (
  <ChartWithData
    title="Heures par semaine"
    heightPx={220}
    hasLegend={count > 1}
    renderData={(id) => (
      <WeekTable
        id={id}
        title="Heures par semaine"
        weeks={weeks.map((label) => ({ key: label, label }))}
        series={series.slice(0, count)}
        format={hours}
      />
    )}
  >
    <LineChart
      heightPx={220}
      marginRightPx={24}
      skipAnimation
      hideLegend={count === 1}
      xAxis={[{ scaleType: 'point', data: weeks }]}
      series={series.slice(0, count).map(({ id, label, values }) => ({ id, label, data: values, curve: 'linear' }))}
    />
  </ChartWithData>
)

export default kitPage('charts', 'Graphiques', [
  { title: 'Une courbe', content: <Chart count={1} /> },
  { title: 'Deux courbes', content: <Chart count={2} /> },
  {
    title: 'Les données',
    content: (
      <WeekTable
        id="weeks"
        title="Heures par semaine"
        weeks={weeks.map((label) => ({ key: label, label }))}
        series={series}
        format={hours}
      />
    ),
  },
])
