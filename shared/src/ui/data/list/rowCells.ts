import type { SxProps, Theme } from '@mui/material/styles'

/**
 * The look of the cells of a table's body, said once for all of them: cells with a style of their own take the most time
 * of a row to draw, which a long list has to do at each frame while one scrolls.
 */
export const rowCells = {
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
