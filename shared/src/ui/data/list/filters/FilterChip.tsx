import type { ReactNode } from 'react'
import CloseIcon from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

interface FilterChipProps {
  label: string
  /** Whether the filter differs from its default. */
  isActive: boolean
  hasProblem?: boolean
  onClear: () => void
  /** The button that opens the choices. */
  children: ReactNode
}

/** A filter in a toolbar: its value, and a button that restores its default in one press. */
export const FilterChip = ({ label, isActive, hasProblem = false, onClear, children }: FilterChipProps) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      height: { xs: 44, md: 32 },
      maxWidth: '100%',
      border: 1,
      borderRadius: 5,
      borderColor: hasProblem ? 'error.main' : isActive ? 'primary.main' : 'control',
      bgcolor: isActive ? 'primary.light' : 'background.paper',
      color: isActive ? 'primary.dark' : 'text.primary',
    }}
  >
    {children}
    {isActive && (
      <IconButton
        size="small"
        color="inherit"
        aria-label={`Effacer le filtre ${label}`}
        onClick={onClear}
        sx={{ mr: 0.5, minWidth: { xs: 44, md: 28 }, minHeight: { xs: 44, md: 28 } }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    )}
  </Box>
)

/** Style of the button or the select within a chip, which has the border. */
export const chipContentSx = {
  height: '100%',
  minHeight: 0,
  borderRadius: 5,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'var(--mui-text-compact)',
  fontWeight: 600,
} as const
