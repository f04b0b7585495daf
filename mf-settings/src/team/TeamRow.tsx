import type { ReactNode } from 'react'
import { Box, Card } from 'shared/ui'

interface TeamRowProps {
  /** Accessible name of the row. */
  label: string
  identity: ReactNode
  children: ReactNode
  actions: ReactNode
}

/** Container query: it depends on the width of the row, not of the screen, because the menu can be collapsed. */
export const wideRowQuery = '@container (min-width: 780px)'

/** Row of the team: name, rights and actions in columns, or below each other when the row is narrow. */
export const TeamRow = ({ label, identity, children, actions }: TeamRowProps) => (
  <Card component="section" sx={{ p: 2, containerType: 'inline-size' }} aria-label={label}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'center',
        [wideRowQuery]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2.4fr) auto' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{identity}</Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          minWidth: 0,
          [wideRowQuery]: { flexWrap: 'nowrap' },
        }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, [wideRowQuery]: { flexDirection: 'column', alignItems: 'stretch' } }}>
        {actions}
      </Box>
    </Box>
  </Card>
)
