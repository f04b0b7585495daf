import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { createPortal } from 'react-dom'
import { placeToasts } from './placeToasts.ts'
import { runToastAction, dismiss, useToasts } from './toasts.ts'
import type { Toast } from './toasts.ts'

/** Styles of a toast, of which two lines fit in the header. */
const toastSx = {
  position: 'fixed',
  width: 'max-content',
  alignItems: 'center',
  minHeight: 44,
  py: 0,
  px: 1.25,
  lineHeight: 1.3,
  boxShadow: 4,
  pointerEvents: 'auto',
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' }, mr: 1, py: 0 },
  '& .MuiAlert-message': { py: 0.5, overflow: 'visible' },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0, pl: 0.5, mr: -0.75 },
} satisfies SxProps<Theme>

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
      sx={toastSx}
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

interface ToasterProps {
  /** Element that contains the toasts, outside of the page, so that an open dialog does not hide them; by default in place. */
  container?: Element
}

/** Rendered once, by the shell or by the embed. A toast stays while the pointer or the focus is on it. */
export function Toaster({ container }: ToasterProps) {
  const toasts = useToasts((state) => state.toasts)
  // Renders no element without toasts: when a dialog opens, MUI hides the existing elements from screen readers.
  if (toasts.length === 0) return null
  const list = <ToastList toasts={toasts} />
  return container ? createPortal(list, container) : list
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLDivElement>(null)
  // After each render, since a new toast may have changed the width of the header's texts.
  useLayoutEffect(() => {
    if (list.current) placeToasts(list.current)
  })
  useEffect(() => {
    const place = () => list.current && placeToasts(list.current)
    // A scroll moves the controls below the header, and a resize those of the header.
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [])
  return (
    <Box
      ref={list}
      data-toasts
      data-screen-only
      sx={{ position: 'relative', zIndex: 'snackbar', pointerEvents: 'none' }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
    </Box>
  )
}
