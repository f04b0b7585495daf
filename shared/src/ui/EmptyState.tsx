import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Meadow } from './Meadow.tsx'

interface EmptyStateProps {
  /** That there is nothing: « Aucun patient répertorié pour l'instant ». */
  title?: string
  /** What will be there, or what to try. */
  children?: ReactNode
  /** The button of the first action. */
  action?: ReactNode
}

/** Shown instead of an empty list: that it is empty, what will be there, and the button that adds the first row. */
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
