import { useEffect, useState } from 'react'
import type { FocusEvent, MouseEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { runToastAction, dismiss, useToasts } from './toasts.ts'
import type { Toast } from './toasts.ts'

const visibleMs = 3000
/** The time to read it, to reach the button, and to press it. */
const visibleWithActionMs = 10_000

function ToastItem({ id, message, severity, action }: Toast) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismiss(id), action ? visibleWithActionMs : visibleMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, action])

  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setIsHeld(currentTarget.contains(document.activeElement))
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setIsHeld(currentTarget.contains(relatedTarget))

  return (
    <Alert
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
      onClose={() => dismiss(id)}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={leave}
      onFocus={() => setIsHeld(true)}
      onBlur={blur}
      sx={{ boxShadow: 6, pointerEvents: 'auto', alignItems: 'center' }}
    >
      {message}
      {action && (
        <Button
          color="inherit"
          size="small"
          onClick={() => runToastAction(id)}
          sx={{ ml: 1, my: -0.5, textDecoration: 'underline' }}
        >
          {action.label}
        </Button>
      )}
    </Alert>
  )
}

/** Rendered once, in the shell. A toast stays while the pointer or the focus is on it. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <Box
      sx={{
        position: 'fixed',
        top: 76,
        right: 16,
        width: 'min(380px, calc(100vw - 32px))',
        display: 'grid',
        gap: 1,
        zIndex: 'snackbar',
        pointerEvents: 'none',
      }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
    </Box>
  )
}
