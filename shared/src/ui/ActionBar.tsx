import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'

/** CSS variable with the background of the bar, set by a card that contains one. */
export const actionBarBackground = '--action-bar-ground'

/**
 * The background and the line above it, as a border image: it is painted wider than the bar, so that the outlines of
 * fields are not visible next to it, and adds no scrollable width. On a phone it is as wide as the window.
 */
const background = `linear-gradient(var(--mui-palette-divider) 1px, var(${actionBarBackground}, var(--mui-palette-background-default)) 1px) fill 0`

const barSx = {
  position: 'sticky',
  bottom: 'var(--bottom-bar-height, 0px)',
  // Above sticky table heads, below floating buttons, dialogs and toasts.
  zIndex: 3,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 0.5, sm: 1 },
  '& > .MuiButton-text': { px: { xs: 1, sm: 2 } },
  pt: 1.5,
  pb: 'max(12px, calc(env(safe-area-inset-bottom) - var(--bottom-bar-height, 0px)))',
  borderImage: { xs: `${background} / 0 / 0 100vw`, md: `${background} / 0 / 0 8px` },
} satisfies SxProps<Theme>

/**
 * The buttons of a long form or page, always visible at the bottom of the window, above the bottom bar of a phone. The
 * page scrolls a focused field above them (`data-action-bar` in the theme). Not printed.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" data-screen-only data-action-bar sx={barSx}>
    {children}
  </Stack>
)
