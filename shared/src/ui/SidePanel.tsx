import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import CloseIcon from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { radiiPx } from '../design/tokens.ts'
import { layout } from './layout.ts'
import { touchSize } from './theme/touch.ts'
import { useIsPhone } from './useIsPhone.ts'

interface SidePanelProps {
  /** The panel's id, for the `aria-controls` of the button that opens it. */
  id: string
  title: string
  onClose: () => void
  /** The actions on all listed items, always visible below the title. */
  tools?: ReactNode
  children: ReactNode
}

const desktopSx = {
  position: 'fixed',
  top: layout.headerHeightPx.md,
  right: 0,
  bottom: 0,
  width: layout.sidePanelWidthPx,
  display: 'flex',
  flexDirection: 'column',
  zIndex: 'fab',
  bgcolor: 'background.paper',
  borderLeft: '1px solid',
  borderColor: 'divider',
  boxShadow: 8,
} as const

/**
 * Focuses the title unless the page was opened with the panel, and restores the previous focus on closing.
 */
function useFocusedTitle() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    if (!(opener instanceof HTMLElement) || opener === document.body) return undefined
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return heading
}

/**
 * A panel over the right part of a page, which stays visible and usable. On a phone, a sheet from the bottom. Closes
 * with Escape. Not printed.
 */
export function SidePanel({ id, title, onClose, tools, children }: SidePanelProps) {
  const titleId = useId()
  if (useIsPhone())
    return (
      <Drawer
        anchor="bottom"
        open
        onClose={onClose}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: {
              maxHeight: '88dvh',
              pb: 'env(safe-area-inset-bottom)',
              borderRadius: `${radiiPx.card}px ${radiiPx.card}px 0 0`,
            },
          },
        }}
      >
        <Contents titleId={titleId} title={title} onClose={onClose} tools={tools}>
          {children}
        </Contents>
      </Drawer>
    )
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <Box
      id={id}
      component="section"
      aria-labelledby={titleId}
      data-screen-only
      onKeyDown={closeOnEscape}
      sx={desktopSx}
    >
      <FocusedContents titleId={titleId} title={title} onClose={onClose} tools={tools}>
        {children}
      </FocusedContents>
    </Box>
  )
}

type ContentsProps = Omit<SidePanelProps, 'id'> & { titleId: string }

/** Moves the focus to the title of a panel, as a dialog does automatically. */
function FocusedContents(props: ContentsProps) {
  const heading = useFocusedTitle()
  return <Contents {...props} headingRef={heading} />
}

function Contents({
  titleId,
  title,
  onClose,
  tools,
  headingRef,
  children,
}: ContentsProps & { headingRef?: ReturnType<typeof useFocusedTitle> }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Typography id={titleId} ref={headingRef} tabIndex={-1} variant="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <IconButton aria-label={`Fermer : ${title}`} onClick={onClose} sx={touchSize}>
          <CloseIcon />
        </IconButton>
      </Box>
      {tools && <Box sx={{ px: 2, pb: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>{tools}</Box>}
      <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', px: 2, pb: 2 }}>{children}</Box>
    </>
  )
}
