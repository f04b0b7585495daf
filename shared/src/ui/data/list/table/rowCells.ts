import type { SxProps, Theme } from '@mui/material/styles'
import { actionsClass } from '../RowActions.tsx'

/**
 * The styles of the rows and cells of a table's body, defined once on the body: styled cells are the slowest part of a
 * row to render, and a long list renders rows at each frame while scrolling.
 */
export const rowCells = {
  '& > tr:not([aria-hidden]):hover': { bgcolor: 'action.hover' },
  '& > tr.selected, & > tr.selected:hover': {
    bgcolor: (theme: Theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
  },
  // Without a hovering pointer, the actions are always shown.
  '@media (hover: hover)': {
    [`& > tr:not(:hover):not(:focus-within) .${actionsClass}`]: { opacity: 0 },
  },
  '& > tr > td, & > tr > th': {
    height: 44,
    py: 0.75,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.primary',
    typography: 'body2',
    textAlign: 'left',
  },
  '& > tr > .checkbox': { width: 24, py: 0, pr: 1.5, '& > *': { p: 0 } },
  '& > tr > .right': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& > tr > .nowrap': { whiteSpace: 'nowrap' },
  '& > tr > .anywhere': { overflowWrap: 'anywhere' },
  '& > tr > .gap': { p: 0, border: 0 },
} satisfies SxProps<Theme>
