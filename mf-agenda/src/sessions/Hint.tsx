import type { ReactNode } from 'react'
import { Box, Typography } from 'shared/ui'
import { ErrorIcon, WarningIcon } from 'shared/ui/form'

/** Hint before saving, with an icon and colour for its severity; it does not block saving or take the focus. */
export function Hint({ severity, children }: { severity: 'warning' | 'error'; children: ReactNode }) {
  const Icon = severity === 'error' ? ErrorIcon : WarningIcon
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Icon fontSize="small" sx={{ color: `${severity}.main`, flexShrink: 0 }} />
      <Typography component="span" variant="body2">
        {children}
      </Typography>
    </Box>
  )
}
