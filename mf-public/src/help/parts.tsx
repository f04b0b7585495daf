import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'shared/router'
import { Box, Link, Typography } from 'shared/ui'

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of a page of the help, under a heading of its own. */
export function Part({ title, children }: PartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

const disc = {
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
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1,
  color: 'primary.dark',
  bgcolor: 'primary.light',
  // Browsers leave backgrounds out on paper.
  '@media print': { border: 1, borderColor: 'control' },
} as const

/** What one does, in order: its children are `li`. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <Box
    component="ol"
    sx={{
      '&&': { p: 0 },
      // With `none` Safari reads it out as no list.
      listStyleType: '""',
      counterReset: 'step',
      '& > li': { position: 'relative', pl: 5.5, mb: 1.75, minHeight: 28, breakInside: 'avoid' },
      '& > li::before': disc,
    }}
  >
    {children}
  </Box>
)

/** Words that stand on the screen, as they stand there. */
export const Words = ({ children }: { children: ReactNode }) => (
  <Box component="strong" sx={{ fontWeight: 650 }}>
    {children}
  </Box>
)

/** A link to a screen, by its name. */
export const ToScreen = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
    {children}
  </Link>
)
