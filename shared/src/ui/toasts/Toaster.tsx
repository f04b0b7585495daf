import { useEffect, useState } from 'react'
import type { FocusEvent, MouseEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { actOn, dismiss, useToasts } from './toasts.ts'
import type { Toast } from './toasts.ts'

const visibleMs = 3000
/** The time to read it, to reach the button, and to press it. */
const visibleWithActionMs = 10_000

function ToastItem({ id, message, severity, action }: Toast) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismiss(id), action ? visibleWithActionMs : visibleMs)
    return () => clearTimeout(timer)
  }, [held, id, action])

  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => setHeld(currentTarget.contains(document.activeElement))
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setHeld(currentTarget.contains(relatedTarget))

  return (
    <Alert
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
      onClose={() => dismiss(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={leave}
      onFocus={() => setHeld(true)}
      onBlur={blur}
      sx={{ boxShadow: 6, pointerEvents: 'auto', alignItems: 'center' }}
    >
      {message}
      {action && (
        <Button
          color="inherit"
          size="small"
          onClick={() => actOn(id)}
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
