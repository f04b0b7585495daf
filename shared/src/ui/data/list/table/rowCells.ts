import type { SxProps, Theme } from '@mui/material/styles'
import { hoverActionsClass } from '../RowActions.tsx'

/**
 * The styles of the rows and cells of a table's body, defined once on the body: styled cells are the slowest part of a
 * row to render, and a long list renders rows at each frame while scrolling.
 */
export const rowCells = {
  '& > tr:not([aria-hidden]):hover': { bgcolor: 'action.hover' },
  '& > tr.selected, & > tr.selected:hover': {
    bgcolor: (theme: Theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
  },
  // The icon buttons cover the end of the hovered row. On devices without hover, the menu has the same actions.
  [`& .${hoverActionsClass}`]: {
    position: 'absolute',
    insetBlock: '1px',
    right: '100%',
    display: 'flex',
    alignItems: 'center',
    pl: 0.5,
    '& > *': { p: 0.75 },
    bgcolor: 'background.paper',
    backgroundImage: 'linear-gradient(var(--mui-palette-action-hover) 0 0)',
  },
  '@media (hover: hover)': {
    [`& > tr:not(:hover):not(:focus-within) .${hoverActionsClass}`]: { opacity: 0 },
  },
  '@media (hover: none)': { [`& .${hoverActionsClass}`]: { display: 'none' } },
  '& > tr > td, & > tr > th': {
    // One line per row: long texts are truncated with an ellipsis, and have a tooltip.
    height: 44,
    py: 0,
    px: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.primary',
    typography: 'body2',
    textAlign: 'left',
  },
  '& > tr > .checkbox': { width: 24, pr: 1.5, '& > *': { p: 0 } },
  '& > tr > .right': { textAlign: 'right' },
  '& > tr > .actions': { position: 'relative', width: 52, pl: 0, pr: 1, textAlign: 'right', overflow: 'visible' },
  // Columns of text share the width that remains after the columns of a fixed width.
  '& > tr > .text': { maxWidth: 0 },
  '& > tr > .gap': { p: 0, border: 0 },
} satisfies SxProps<Theme>
