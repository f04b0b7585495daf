import type { ReactNode } from 'react'
import { Box, Typography } from 'shared/ui'
import { ErrorIcon, WarningIcon } from 'shared/ui/form'

/** A hint before saving, with its severity as icon and colour; it neither blocks saving nor takes the focus. */
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
