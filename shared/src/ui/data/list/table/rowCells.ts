import type { SxProps, Theme } from '@mui/material/styles'
import { actionsClass } from '../RowActions.tsx'

/**
 * The look of the rows and cells of a table's body, said once for all of them: cells with a style of their own take the
 * most time of a row to draw, which a long list has to do at each frame while one scrolls.
 */
export const rowCells = {
  '& > tr:not([aria-hidden]):hover': { bgcolor: 'action.hover' },
  '& > tr.selected, & > tr.selected:hover': {
    bgcolor: (theme: Theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
  },
  // Where no pointer can hover, the actions always show.
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
