import { useState } from 'react'
import type { ReactNode } from 'react'
import DownIcon from '@mui/icons-material/ArrowDropDownRounded'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { chipContentSx, FilterChip } from './FilterChip.tsx'

interface FilterPopoverProps {
  /** The accessible name of the panel, and of the button that clears its filters. */
  label: string
  /** The text of the chip. */
  text: string
  startIcon?: ReactNode
  isActive: boolean
  hasProblem: boolean
  onClear: () => void
  /** The fields of the panel. */
  children: ReactNode
}

/** A chip that opens a panel with fields. */
export function FilterPopover({ label, text, startIcon, children, ...chipProps }: FilterPopoverProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <FilterChip label={label} {...chipProps}>
      <Button
        color="inherit"
        startIcon={startIcon}
        endIcon={<DownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...chipContentSx, pl: 1.75, pr: 1, whiteSpace: 'nowrap', '& .MuiButton-endIcon': { ml: 0.25 } }}
      >
        {text}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, p: 2, width: 320 } } }}
      >
        {children}
      </Popover>
    </FilterChip>
  )
}
