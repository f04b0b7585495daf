import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled' | 'sx'> {
  isBusy: boolean
}

/**
 * A button that remains on the screen after its request. It ignores clicks while busy, and keeps the focus, which the
 * browser takes from a disabled button.
 */
export const BusyButton = ({ isBusy, onClick, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onClick}
    sx={{ opacity: isBusy ? 0.6 : undefined }}
  />
)
