import { SparkLineChart } from 'shared/ui/charts'

const widthPx = 80
const heightPx = 32

/** Trend of a figure by week, without axes. Hidden from assistive technology, which reads only the total beside it. */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <div aria-hidden="true">
    <SparkLineChart
      data={[...values]}
      width={widthPx}
      height={heightPx}
      color="var(--mui-palette-primary-main)"
      disableKeyboardNavigation
    />
  </div>
)
