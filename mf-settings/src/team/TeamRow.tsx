import type { ReactNode } from 'react'
import { Box, Card } from 'shared/ui'

interface TeamRowProps {
  /** Accessible name of the row: the name of its member. */
  label: string
  identity: ReactNode
  children: ReactNode
  actions: ReactNode
}

/** In a row this wide, who it is, the rights and the actions stand side by side: its own width counts, beside a menu that may be closed. */
export const inWideRow = '@container (min-width: 780px)'

/** A row of the team: who it is, what they may do, and what is done to the row; one below the other where it is narrow. */
export const TeamRow = ({ label, identity, children, actions }: TeamRowProps) => (
  <Card component="section" sx={{ p: 2, containerType: 'inline-size' }} aria-label={label}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'center',
        [inWideRow]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2.4fr) auto' },
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
          [inWideRow]: { flexWrap: 'nowrap' },
        }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, [inWideRow]: { flexDirection: 'column', alignItems: 'stretch' } }}>
        {actions}
      </Box>
    </Box>
  </Card>
)
