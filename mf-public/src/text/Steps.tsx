import type { ReactNode } from 'react'
import { Box } from 'shared/ui'

const numberCircleStyle = {
  counterIncrement: 'step',
  content: 'counter(step)',
  position: 'absolute',
  left: 0,
  top: '-1px',
  width: 28,
  height: 28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: 'var(--mui-text-compact)',
  fontWeight: 700,
  lineHeight: 1,
  color: 'primary.dark',
  bgcolor: 'primary.light',
  // Browsers do not print backgrounds by default.
  '@media print': { border: 1, borderColor: 'control' },
} as const

/** Ordered list of steps; its children are `li`. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <Box
    component="ol"
    sx={{
      '&&': { p: 0 },
      // With `list-style: none` Safari does not announce a list.
      listStyleType: '""',
      counterReset: 'step',
      '& > li': { position: 'relative', pl: 5.5, mb: 1.75, minHeight: 28, breakInside: 'avoid' },
      '& > li::before': numberCircleStyle,
    }}
  >
    {children}
  </Box>
)
