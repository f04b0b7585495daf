import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { pageTitle } from 'shared/domain/publicPages/pageTitles'
import { Box, CloseIcon, IconButton, Tooltip, Typography } from 'shared/ui'
import { usePanelFocus } from './usePanelFocus.ts'

interface PanelTitleProps {
  id: string
  title: string
  panel: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Title of the panel with its close button. Also sets the document's title, and takes the focus when the panel opens.
 */
export function PanelTitle({ id, title, panel, onClose }: PanelTitleProps) {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  const heading = useRef<HTMLHeadingElement>(null)
  usePanelFocus(panel, heading)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
      <Typography id={id} ref={heading} variant="h2" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      <Tooltip title="Fermer (Échap)">
        <IconButton aria-label="Fermer" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
