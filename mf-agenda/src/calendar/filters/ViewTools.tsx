import { memo } from 'react'
import type { ReactNode } from 'react'
import { Box, IconButton, PrintIcon, Tooltip } from 'shared/ui'
import type { AgendaViewName } from '../view/view.ts'
import type { AgendaSearchParams } from './useAgendaSearchParams.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const rowHeightPx = 32

interface ViewToolsProps {
  view: AgendaViewName
  change: (changes: Partial<AgendaSearchParams>) => void
  /** Filters and warnings, at the left. */
  children: ReactNode
}

const PrintButton = memo(function PrintButton() {
  return (
    <Tooltip title="Imprimer la semaine">
      <IconButton size="small" aria-label="Imprimer la semaine" onClick={() => window.print()}>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  )
})

/** Second row of the agenda's toolbar on a desktop; in a window under 1200 px it may wrap. */
export const ViewTools = ({ view, change, children }: ViewToolsProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      gap: 1,
      minHeight: rowHeightPx,
      '& button': { maxHeight: rowHeightPx },
    }}
  >
    {children}
    <Box sx={{ flexGrow: 1 }} />
    {view !== 'month' && <PrintButton />}
    <ViewSwitch view={view} change={change} />
  </Box>
)
