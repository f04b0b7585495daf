import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface FixedFieldsProps {
  /** Why they do not change; undefined where they do. */
  reason: string | undefined
  children: ReactNode
}

const fixed = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  // Labels and values stay as dark as elsewhere: they are there to be read.
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
  '& .MuiChip-deleteIcon, & .MuiAutocomplete-endAdornment': { display: 'none' },
  '& input, & select, & textarea, & button, & .MuiSwitch-root, & .MuiChip-root': { pointerEvents: 'none' },
}

/**
 * Fields that are shown and do not change: the browser disables every control within, and the group is named by the reason,
 * which a screen reader reads with its fields. A field of dates has no control of the browser: it takes `disabled` itself.
 */
export function FixedFields({ reason, children }: FixedFieldsProps) {
  if (reason === undefined) return children
  return (
    <Box component="fieldset" disabled aria-label={reason} sx={fixed}>
      {children}
    </Box>
  )
}
