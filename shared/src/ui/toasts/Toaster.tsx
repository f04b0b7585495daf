import { useEffect, useState } from 'react'
import type { FocusEvent, MouseEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { runToastAction, dismiss, useToasts } from './toasts.ts'
import type { Toast } from './toasts.ts'

const visibleMs = 3000
/** Time to read the toast, to reach its button, and to press it. */
const visibleWithActionMs = 10_000

function ToastItem({ id, message, severity, action }: Toast) {
  const [isTimerPaused, setTimerPaused] = useState(false)
  useEffect(() => {
    if (isTimerPaused) return undefined
    const timer = setTimeout(() => dismiss(id), action ? visibleWithActionMs : visibleMs)
    return () => clearTimeout(timer)
  }, [isTimerPaused, id, action])

  const handleMouseLeave = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setTimerPaused(currentTarget.contains(document.activeElement))
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    setTimerPaused(currentTarget.contains(relatedTarget))

  return (
    <Alert
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
      onClose={() => dismiss(id)}
      onMouseEnter={() => setTimerPaused(true)}
      onMouseLeave={handleMouseLeave}
      onFocus={() => setTimerPaused(true)}
      onBlur={handleBlur}
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
