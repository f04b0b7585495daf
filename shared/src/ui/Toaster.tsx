import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { dismiss, useToasts } from './toasts.ts'
import type { ToastSeverity } from './toasts.ts'

const shownFor = 3000

function ToastItem({ id, message, severity }: { id: number; message: string; severity: ToastSeverity }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismiss(id), shownFor)
    return () => clearTimeout(timer)
  }, [held, id])

  return (
    <Alert
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
      onClose={() => dismiss(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ boxShadow: 6, pointerEvents: 'auto' }}
    >
      {message}
    </Alert>
  )
}

/** Stands once, in the shell. A toast waits while the pointer or the focus is on it. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <Box
      sx={{ position: 'fixed', top: 76, right: 16, width: 'min(380px, calc(100vw - 32px))', display: 'grid', gap: 1, zIndex: 'snackbar', pointerEvents: 'none' }}
    >
      {toasts.map((said) => (
        <ToastItem key={said.id} {...said} />
      ))}
    </Box>
  )
}
