import type { ReactNode } from 'react'
import { Button } from 'shared/ui'

interface MoveButtonProps {
  start?: ReactNode
  end?: ReactNode
  /** Nobody is to be moved. It keeps the focus it had when the last one went. */
  isIdle: boolean
  onClick: () => void
  children: string
}

export const MoveButton = ({ start, end, isIdle, onClick, children }: MoveButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    startIcon={start}
    endIcon={end}
    aria-disabled={isIdle}
    onClick={onClick}
    sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
  >
    {children}
  </Button>
)
