import { useRef } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { layout } from './layout.ts'
import type { Part } from './Part.ts'
import { useCurrentPart } from './useCurrentPart.ts'

interface PartLinksProps {
  /** The accessible name: « Parties du dossier ». */
  label: string
  /** The parts, in the order of the page. */
  parts: readonly Part[]
}

/**
 * Links to the parts of a long page, in a sticky row below the header: a press scrolls to a part and focuses its
 * heading. The visible part is marked. A page with other sticky bars below the row sets the variable
 * `--part-links-height`.
 */
export function PartLinks({ label, parts }: PartLinksProps) {
  const bar = useRef<HTMLElement>(null)
  const { currentId, jumpTo } = useCurrentPart(bar, parts)
  return (
    <Box
      component="nav"
      aria-label={label}
      ref={bar}
      sx={{
        position: 'sticky',
        top: layout.headerHeightPx,
        zIndex: 3,
        display: 'flex',
        height: layout.partLinksHeightPx,
        mb: 2,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {parts.map((part) => {
        const isCurrent = part.headingId === currentId
        return (
          <ButtonBase
            key={part.headingId}
            data-part={part.headingId}
            aria-current={isCurrent ? 'location' : undefined}
            onClick={() => jumpTo(part.headingId)}
            sx={{
              flexShrink: 0,
              px: 1.5,
              typography: 'body2',
              fontWeight: 600,
              color: isCurrent ? 'primary.main' : 'text.secondary',
              borderBottom: 2,
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
              '&.Mui-focusVisible': { outlineOffset: -3 },
            }}
          >
            {part.label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}
