import { memo } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Column, RowWithId } from '../List.ts'
import { hasRowActions, RowActions } from '../RowActions.tsx'
import { CardLine, OptionalField, summaryOf } from './cardParts.tsx'
import type { DataRowsProps } from './DataTable.tsx'
import { SelectRow } from './SelectBox.tsx'

export const oneLineHeightPx = 60

/** Class of a row's checkbox: visible on hover and focus, on touch devices, and once a row is selected. */
const selectClass = 'select'

const truncatedSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Styles of the list: a grid, of which each card is a row, aligns the parts of all cards. */
export const cardsOfOneLineSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto auto',
  '& > li': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: oneLineHeightPx,
    px: 1.5,
    py: 0.75,
  },
  '@media (hover: hover)': {
    [`&:not([data-selecting]) > li:not(:hover):not(:focus-within) .${selectClass}`]: { opacity: 0 },
  },
} satisfies SxProps<Theme>

/** A row as one line: its title above its summary, then its state, its amount and its actions. */
function UnmemoizedCard<Row extends RowWithId>({
  list,
  row,
  actions,
  selection,
}: Omit<DataRowsProps<Row>, 'rows'> & { row: Row }) {
  const { columns } = list
  const name = list.nameOf(row)
  const summary = summaryOf(columns, row)
  const columnAt = (position: Column<Row>['card']) => columns.find(({ card }) => card === position)
  return (
    <>
      <Box className={selectClass} sx={{ '& > *': { p: 0.5 } }}>
        {selection && <SelectRow row={row} name={name} selection={selection} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ ...truncatedSx, fontWeight: 600 }}>
          <OptionalField column={columnAt('title')} row={row} />
        </Box>
        {summary !== '' && (
          <Typography variant="body2" color="textSecondary" title={summary} sx={truncatedSx}>
            {summary}
          </Typography>
        )}
      </Box>
      <Box>
        <OptionalField column={columnAt('besideSummary')} row={row} />
      </Box>
      <Box sx={{ fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <OptionalField column={columnAt('besideTitle')} row={row} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
        <OptionalField column={columnAt('end')} row={row} />
        {columns.map((column) => column.card === 'line' && <CardLine key={column.key} column={column} row={row} />)}
      </Box>
      <Box>{hasRowActions(actions) && <RowActions row={row} name={name} {...actions} />}</Box>
    </>
  )
}

/** Memoized: it renders again only when a prop changes, such as the row or the selection. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const CardOfOneLine = memo(UnmemoizedCard) as typeof UnmemoizedCard
