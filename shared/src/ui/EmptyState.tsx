import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Meadow } from './Meadow.tsx'

/** Shown instead of an empty list: its sentence and, if given, the button that adds a row. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      <Meadow />
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {children}
      </Typography>
      {action}
    </Stack>
  )
}
