import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface ReadOnlyFieldsProps {
  /** The reason why the fields are read-only; undefined if they can be edited. */
  reason: string | undefined
  children: ReactNode
}

const readOnlySx = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  // Labels and values keep their contrast, so that they stay readable.
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
  '& .MuiChip-deleteIcon, & .MuiAutocomplete-endAdornment': { display: 'none' },
  '& input, & select, & textarea, & button, & .MuiSwitch-root, & .MuiChip-root': { pointerEvents: 'none' },
}

/**
 * Read-only fields: the browser disables every control within, and the group's accessible name is the reason. Date
 * fields are not native controls: they need their own `disabled`.
 */
export function ReadOnlyFields({ reason, children }: ReadOnlyFieldsProps) {
  if (reason === undefined) return children
  return (
    <Box component="fieldset" disabled aria-label={reason} sx={readOnlySx}>
      {children}
    </Box>
  )
}
