import { Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Pending, pendingGapPx } from './Pending.tsx'

interface ChartWithDataProps {
  /** The accessible name of the figure. */
  title: string
  /** The chart's height without its legend, in CSS pixels. */
  heightPx: number
  hasLegend: boolean
  /** The chart, lazily loaded. */
  children: ReactNode
  /** Renders the chart's numbers, shown on demand, in an element with this id. */
  renderData: (id: string) => ReactNode
  /** Links about the chart, next to the button that shows its numbers. */
  actions?: ReactNode
}

/** The height of a one-line legend, with its margin. */
const legendHeightPx = 30

/**
 * A chart and its numbers. Its space is reserved while it loads, so that the content below does not move unless the
 * legend wraps.
 */
export function ChartWithData({ title, heightPx, hasLegend, children, renderData, actions }: ChartWithDataProps) {
  const id = useId()
  const [isDataShown, setDataShown] = useState(false)
  const minHeight = heightPx + (hasLegend ? legendHeightPx : 0)
  return (
    <>
      <Box component="figure" aria-label={title} sx={{ m: 0, minHeight }}>
        <Suspense fallback={<Pending rows={1} height={minHeight - pendingGapPx} label="Chargement du graphique…" />}>
          {children}
        </Suspense>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, typography: 'body2' }}>
        <Button
          size="small"
          aria-expanded={isDataShown}
          aria-controls={isDataShown ? id : undefined}
          onClick={() => setDataShown(!isDataShown)}
        >
          {isDataShown ? 'Masquer les données' : 'Voir les données'}
        </Button>
        {actions}
      </Box>
      {isDataShown && renderData(id)}
    </>
  )
}
