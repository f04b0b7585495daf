import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'

/** Returns the attribute with the tooltip of an icon button within `RowTooltips`. */
export const rowTooltip = (text: string) => ({ 'data-tooltip': text })

interface RowTooltip {
  anchor: HTMLElement
  text: string
}

/** Returns the tooltip of an element: that of an icon button, or the full text of a truncated cell. */
function tooltipOf(target: EventTarget): RowTooltip | null {
  if (!(target instanceof Element)) return null
  const button = target.closest<HTMLElement>('[data-tooltip]')
  if (button) return { anchor: button, text: button.dataset['tooltip'] ?? '' }
  const cell = target.closest<HTMLElement>('.text')
  return cell && cell.scrollWidth > cell.clientWidth ? { anchor: cell, text: cell.textContent } : null
}

/**
 * Shows the tooltip of the hovered or keyboard-focused button, or of a truncated text: one tooltip for all rows of a
 * list.
 */
export function RowTooltips({ children }: { children: ReactNode }) {
  const [tooltip, setTooltip] = useState<RowTooltip | null>(null)

  useEffect(() => {
    if (!tooltip) return undefined
    const hide = () => setTooltip(null)
    // The tooltip would stay in place while its row scrolls away.
    window.addEventListener('scroll', hide, { once: true, passive: true })
    return () => window.removeEventListener('scroll', hide)
  }, [tooltip])

  const close = () => setTooltip(null)
  return (
    <Box
      onMouseOver={({ target }) => setTooltip(tooltipOf(target))}
      onMouseLeave={close}
      onFocus={({ target }) => setTooltip(target.matches(':focus-visible') ? tooltipOf(target) : null)}
      onBlur={close}
    >
      {children}
      {tooltip && (
        <Tooltip open title={tooltip.text} onClose={close} slotProps={{ popper: { anchorEl: tooltip.anchor } }}>
          <span aria-hidden />
        </Tooltip>
      )}
    </Box>
  )
}
