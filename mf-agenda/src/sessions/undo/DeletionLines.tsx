import { Box } from 'shared/ui'
import { DeletionLine } from './DeletionLine.tsx'
import { useRecentDeletions } from './recentDeletions.ts'

/**
 * Lines for the deletions that can still be undone, at the bottom of the window, above the floating button and the
 * bottom bar of a phone. They cover the page instead of moving its content.
 */
export const DeletionLines = () => (
  <Box
    component="output"
    data-screen-only
    sx={{
      position: 'fixed',
      zIndex: 'snackbar',
      left: 0,
      right: 0,
      bottom: {
        xs: 'calc(80px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom))',
        md: 'calc(16px + env(safe-area-inset-bottom))',
      },
      mx: 'auto',
      width: 'min(640px, calc(100vw - 32px))',
      display: 'grid',
      gap: 1,
      pointerEvents: 'none',
    }}
  >
    {useRecentDeletions().map((deletion) => (
      <DeletionLine key={deletion.undoId} deletion={deletion} />
    ))}
  </Box>
)
