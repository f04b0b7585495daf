import type { ReactNode } from 'react'
import { Button } from 'shared/ui'

interface MoveButtonProps {
  start?: ReactNode
  end?: ReactNode
  /** Nobody can be moved. By `aria-disabled`: the button keeps the focus when the last person was moved. */
  isDisabled: boolean
  onClick: () => void
  children: string
}

export const MoveButton = ({ start, end, isDisabled, onClick, children }: MoveButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    startIcon={start}
    endIcon={end}
    aria-disabled={isDisabled}
    onClick={onClick}
    sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
  >
    {children}
  </Button>
)
