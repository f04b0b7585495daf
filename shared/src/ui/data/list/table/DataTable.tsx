import { Fragment, useMemo } from 'react'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import type { Sort } from '../../../../domain/list/sort.ts'
import { DataRow } from './DataRow.tsx'
import { DataTableHead } from './DataTableHead.tsx'
import type { Column, List, RowWithId } from '../List.ts'
import { hasRowActions } from '../RowActions.tsx'
import type { RowActionsOf } from '../RowActions.tsx'
import { rowCells } from './rowCells.ts'
import type { Selection } from '../useSelection.ts'
import { useVirtualRows } from './useVirtualRows.ts'

export interface DataRowsProps<Row> {
  list: List<Row>
  /** The rows, in the order of `sort`. */
  rows: readonly Row[]
  actions: RowActionsOf<Row>
  /** If omitted, rows cannot be selected. */
  selection: Selection<Row> | undefined
}

interface DataTableProps<Row> extends DataRowsProps<Row> {
  /** The columns and the details to show, in order. */
  shownColumns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The height of a row with one line of text. */
const rowHeightPx = 44

/** The rows of a list from 800 px, as a table with the list's columns. */
export function DataTable<Row extends RowWithId>({
  list,
  shownColumns,
  rows,
  actions,
  selection,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const columns = useMemo(() => shownColumns.filter(({ table = 'column' }) => table === 'column'), [shownColumns])
  const details = useMemo(() => shownColumns.filter(({ table }) => table === 'detail'), [shownColumns])
  const hasActions = hasRowActions(actions)
  const virtualRows = useVirtualRows(rows.length, { estimatedHeightPx: rowHeightPx })
  const { isVirtual } = virtualRows
  const columnCount = columns.length + Number(hasActions) + Number(selection !== undefined)
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={list.label}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        // Fixed columns keep their width, whichever rows are rendered.
        sx={isVirtual ? { tableLayout: 'fixed' } : undefined}
      >
        <DataTableHead
          columns={columns}
          isLong={isVirtual}
          rowCount={rows.length}
          sort={sort}
          onSort={onSort}
          hasActions={hasActions}
          selection={selection}
        />
        <TableBody {...virtualRows.containerProps} sx={rowCells}>
          {virtualRows.rows.map(({ index, gapPx }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <Fragment key={row.id}>
                <Gap heightPx={gapPx} columnCount={columnCount} />
                <DataRow
                  row={row}
                  name={list.nameOf(row)}
                  columns={columns}
                  details={details}
                  actions={hasActions ? actions : undefined}
                  selection={selection}
                  index={isVirtual ? index : undefined}
                  measure={virtualRows.measure}
                />
              </Fragment>
            )
          })}
          <Gap heightPx={virtualRows.endGapPx} columnCount={columnCount} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The space of the rows that are not rendered. */
const Gap = ({ heightPx, columnCount }: { heightPx: number; columnCount: number }) =>
  heightPx > 0 && (
    <tr aria-hidden>
      <TableCell className="gap" colSpan={columnCount} style={{ height: heightPx }} />
    </tr>
  )
