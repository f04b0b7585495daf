import type { ComponentProps } from 'react'
import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart'

interface LineChartProps extends Omit<
  ComponentProps<typeof MuiLineChart>,
  'disableKeyboardNavigation' | 'grid' | 'height' | 'margin'
> {
  heightPx: number
  /** The space for the last label of the horizontal axis, next to the lines, in CSS pixels. */
  marginRightPx: number
}

/**
 * Line colours, readable in both colour schemes; marks also differ in shape, for users who cannot distinguish colours.
 */
const colours = ['primary', 'accent', 'info', 'error', 'warning', 'secondary', 'success'].map(
  (name) => `var(--mui-palette-${name}-main)`,
)

/** A line chart over time. Hidden from assistive technology: `ChartWithData` shows the same numbers as a table. */
export const LineChart = ({ heightPx, marginRightPx, ...chart }: LineChartProps) => (
  <MuiLineChart
    disableKeyboardNavigation
    height={heightPx}
    colors={colours}
    grid={{ horizontal: true }}
    margin={{ left: 0, right: marginRightPx }}
    {...chart}
  />
)
