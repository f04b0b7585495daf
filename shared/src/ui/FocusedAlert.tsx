import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import type { AlertProps } from '@mui/material/Alert'

/** What is told above a form whose button stands below: it takes the focus as it appears, and so comes into view. */
export function FocusedAlert(shown: Omit<AlertProps, 'sx'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <Alert ref={box} tabIndex={-1} sx={{ mb: 3, scrollMarginTop: 88 }} {...shown} />
}
