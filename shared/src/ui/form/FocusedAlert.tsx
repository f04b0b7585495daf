import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import type { AlertProps } from '@mui/material/Alert'

/** An alert above a form whose button is below: it is focused when it appears, which scrolls it into view. */
export function FocusedAlert(alertProps: Omit<AlertProps, 'sx'>) {
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [])
  return <Alert ref={alertRef} tabIndex={-1} sx={{ mb: 3, scrollMarginTop: 88 }} {...alertProps} />
}
