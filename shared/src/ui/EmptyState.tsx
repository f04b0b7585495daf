import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Meadow } from './Meadow.tsx'

interface EmptyStateProps {
  /** The message that there are no rows: « Aucun patient répertorié pour l'instant ». */
  title?: string
  /** The hint about what the list will contain, or what to try. */
  children?: ReactNode
  /** The button of the first action. */
  action?: ReactNode
}

/** The placeholder of an empty list: a message, a hint, and the button that adds the first row. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      <Meadow />
      <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
        {title !== undefined && <Typography sx={{ fontWeight: 600, maxWidth: '44ch' }}>{title}</Typography>}
        {children !== undefined && (
          <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
            {children}
          </Typography>
        )}
      </Stack>
      {action}
    </Stack>
  )
}
