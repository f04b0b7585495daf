import type { ReactNode } from 'react'
import { Button } from 'shared/ui'

interface MoveButtonProps {
  startIcon?: ReactNode
  endIcon?: ReactNode
  /**
   * True when there is nobody to move. Set as `aria-disabled`, so that the button keeps the focus after the last
   * move.
   */
  isDisabled: boolean
  onClick: () => void
  children: string
}

export const MoveButton = ({ startIcon, endIcon, isDisabled, onClick, children }: MoveButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    startIcon={startIcon}
    endIcon={endIcon}
    aria-disabled={isDisabled}
    onClick={onClick}
    sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
  >
    {children}
  </Button>
)
