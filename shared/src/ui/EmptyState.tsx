import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Meadow } from './Meadow.tsx'

/** Stands in place of a list that is empty: a sentence that says so and, where there is one, the button that fills it. */
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
