import type { ReactNode } from 'react'
import { Box, Card } from 'shared/ui'

interface TeamRowProps {
  /** What the row is called by a screen reader: the name of its member. */
  label: string
  identity: ReactNode
  children: ReactNode
  actions: ReactNode
}

/** A row of the team: who it is, what they may do, and what is done to the row; one below the other on a phone. */
export const TeamRow = ({ label, identity, children, actions }: TeamRowProps) => (
  <Card component="section" sx={{ p: 2 }} aria-label={label}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(180px, 1fr) minmax(0, 2.4fr) auto' },
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{identity}</Box>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 2, minWidth: 0 }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 1, alignItems: { md: 'stretch' } }}>
        {actions}
      </Box>
    </Box>
  </Card>
)
