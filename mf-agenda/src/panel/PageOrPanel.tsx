import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Box, PageTitle } from 'shared/ui'
import { PanelTitle } from './PanelTitle.tsx'
import { usePanelTop } from './usePanelTop.ts'

interface PageOrPanelProps {
  title: string
  isPanel: boolean
  /** Closes the panel; the navigation asks about unsaved input. */
  onClose: () => void
  children: ReactNode
}

const panelWidthPx = 592

const panelSx = {
  position: 'fixed',
  right: 0,
  bottom: 0,
  width: panelWidthPx,
  // Above the calendar, below the header, dialogs and toasts.
  zIndex: 'mobileStepper',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused field is scrolled above the bar of actions.
  scrollPaddingBottom: 96,
  px: 2,
  pt: 1,
  bgcolor: 'background.default',
  borderLeft: 1,
  borderColor: 'divider',
  boxShadow: 8,
  display: 'flex',
  flexDirection: 'column',
} as const

/**
 * Renders its contents as a page, or in a panel at the right over a page that can still be used. The panel is a named
 * region, not a modal dialog; Escape closes it while the focus is inside. Typed input is kept when the width of the
 * window turns the page into a panel.
 */
export function PageOrPanel({ title, isPanel, onClose, children }: PageOrPanelProps) {
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const topPx = usePanelTop(frame, isPanel)

  function closeByEscape(event: KeyboardEvent) {
    // Dialogs and the lists of select fields are portals outside of the panel, and handle Escape themselves.
    const isInside = event.target instanceof Node && frame.current?.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose()
  }
  const panelProps = {
    role: 'region',
    'aria-labelledby': titleId,
    'data-screen-only': '',
    onKeyDown: closeByEscape,
    sx: panelSx,
    style: { top: topPx },
  }

  return (
    <Box ref={frame} {...(isPanel && panelProps)}>
      {isPanel ? (
        <PanelTitle id={titleId} title={title} panel={frame} onClose={onClose} />
      ) : (
        <PageTitle>{title}</PageTitle>
      )}
      {children}
    </Box>
  )
}
