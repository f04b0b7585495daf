import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** The attribute with the tooltip of an icon button within `RowTooltips`. */
export const rowTooltip = (text: string) => ({ 'data-tooltip': text })

const buttonWithTooltip = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/** Shows the tooltip of the hovered or keyboard-focused button: one tooltip for all rows of a list. */
export function RowTooltips({ children }: { children: ReactNode }) {
  const [button, setButton] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!button) return undefined
    const hide = () => setButton(null)
    // The row may scroll out of the page.
    window.addEventListener('scroll', hide, { once: true, passive: true })
    return () => window.removeEventListener('scroll', hide)
  }, [button])

  const close = () => setButton(null)
  return (
    <Box
      onMouseOver={({ target }) => setButton(buttonWithTooltip(target))}
      onMouseLeave={close}
      onFocus={({ target }) => setButton(target.matches(':focus-visible') ? buttonWithTooltip(target) : null)}
      onBlur={close}
    >
      {children}
      {button && (
        <Tooltip open title={button.dataset['tooltip']} onClose={close} slotProps={{ popper: { anchorEl: button } }}>
          <span aria-hidden />
        </Tooltip>
      )}
    </Box>
  )
}
