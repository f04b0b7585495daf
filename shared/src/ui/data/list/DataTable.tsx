import { Fragment } from 'react'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableRow from '@mui/material/TableRow'
import type { Sort } from '../../../domain/list/sort.ts'
import { DataCell } from './DataCell.tsx'
import { DataTableHead } from './DataTableHead.tsx'
import type { Identified, List } from './List.ts'
import { actionsOnHover, hasRowActions, RowActions } from './RowActions.tsx'
import type { RowActionsOf } from './RowActions.tsx'
import { SelectRow } from './SelectBox.tsx'
import type { Selection } from './useSelection.ts'
import { useVirtualRows } from './useVirtualRows.ts'

export interface DataRowsProps<Row> {
  list: List<Row>
  /** In the order of `sort`. */
  rows: readonly Row[]
  actions: RowActionsOf<Row>
  /** Left out, no row can be selected. */
  selection: Selection<Row> | undefined
}

interface DataTableProps<Row> extends DataRowsProps<Row> {
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

const rowHeightPx = 53

/** The rows of a list from 800 px: one column of the list, one column of the table. */
export function DataTable<Row extends Identified>({
  list,
  rows,
  actions,
  selection,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const columns = list.columns.filter(({ table = 'column' }) => table === 'column')
  const details = list.columns.filter(({ table }) => table === 'detail')
  const hasActions = hasRowActions(actions)
  const virtual = useVirtualRows(rows.length, { estimatedHeightPx: rowHeightPx })
  const { isVirtual } = virtual
  const width = columns.length + Number(hasActions) + Number(selection !== undefined)
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={list.label}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        // Columns that keep their width, whichever rows are drawn.
        sx={isVirtual ? { tableLayout: 'fixed' } : undefined}
      >
        <DataTableHead
          columns={columns}
          rowCount={rows.length}
          sort={sort}
          onSort={onSort}
          hasActions={hasActions}
          selection={selection}
        />
        <TableBody {...virtual.containerProps}>
          {virtual.rows.map(({ index, gapPx }) => {
            const row = rows[index]
            if (!row) return null
            const name = list.nameOf(row)
            return (
              <Fragment key={row.id}>
                <Gap heightPx={gapPx} width={width} />
                <TableRow
                  hover
                  selected={selection?.isSelected(row)}
                  sx={actionsOnHover}
                  {...(isVirtual && { ...virtual.rowProps(index), 'aria-rowindex': index + 2 })}
                >
                  {selection && (
                    <TableCell padding="checkbox">
                      <SelectRow row={row} name={name} selection={selection} />
                    </TableCell>
                  )}
                  {columns.map((column) => (
                    <DataCell key={column.key} column={column} row={row} details={details} />
                  ))}
                  {hasActions && (
                    <TableCell align="right">
                      <RowActions row={row} name={name} {...actions} />
                    </TableCell>
                  )}
                </TableRow>
              </Fragment>
            )
          })}
          <Gap heightPx={virtual.endGapPx} width={width} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Stands for the rows that are not drawn. */
const Gap = ({ heightPx, width }: { heightPx: number; width: number }) =>
  heightPx > 0 && (
    <tr aria-hidden>
      <TableCell colSpan={width} style={{ height: heightPx, padding: 0 }} />
    </tr>
  )
