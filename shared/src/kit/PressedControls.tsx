import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface PressedControlsProps {
  /** The accessible names (`aria-label`) of the controls to press, in order. */
  labels: readonly string[]
  children: ReactNode
}

/** Presses controls once after the first render, for internal states of a component, such as selected rows. */
export function PressedControls({ labels, children }: PressedControlsProps) {
  const container = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  useEffect(() => {
    if (hasPressed.current) return
    hasPressed.current = true
    for (const label of labels) container.current?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
  }, [labels])
  return <Box ref={container}>{children}</Box>
}
