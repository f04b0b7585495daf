import type { Ref } from 'react'
import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { Sort } from '../../../../domain/list/sort.ts'
import type { Column, RowWithId } from '../List.ts'
import { visuallyHidden } from '../../../visuallyHidden.ts'
import { columnWidths, headerMinWidth, isTextColumn } from './columnWidths.ts'
import { SelectAll } from './SelectBox.tsx'
import type { Selection } from '../useSelection.ts'

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  /** Whether only some of the rows are rendered. */
  isLong: boolean
  rowCount: number
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  hasActions: boolean
  selection: Selection<Row> | undefined
  ref?: Ref<HTMLTableSectionElement>
}

/** The headers of a table: one column sorts at a time, and pressing its header again reverses the order. */
export function DataTableHead<Row extends RowWithId>(props: DataTableHeadProps<Row>) {
  const { columns, isLong, rowCount, sort, onSort, hasActions, selection } = props
  const widths = columnWidths(columns, isLong)
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {selection && (
          <TableCell padding="checkbox">
            <SelectAll count={rowCount} selection={selection} />
          </TableCell>
        )}
        {columns.map((column, index) => {
          const { key, label, align, sortable = false } = column
          const order = sort?.key === key ? sort.order : undefined
          return (
            <TableCell
              key={key}
              align={align}
              sortDirection={order ?? false}
              sx={{ width: widths[index], minWidth: isTextColumn(column) ? undefined : headerMinWidth(column) }}
            >
              {sortable === false ? (
                label
              ) : (
                <TableSortLabel
                  active={order !== undefined}
                  direction={order ?? 'asc'}
                  onClick={() => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' })}
                >
                  {label}
                </TableSortLabel>
              )}
            </TableCell>
          )
        })}
        {hasActions && (
          <TableCell padding="none" sx={{ width: 52 }}>
            <Box component="span" sx={visuallyHidden}>
              Actions
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}
