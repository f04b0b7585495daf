import { memo } from 'react'
import { DataCell } from './DataCell.tsx'
import type { Column, RowWithId } from '../List.ts'
import { RowActions } from '../RowActions.tsx'
import type { RowActionsOf } from '../RowActions.tsx'
import { SelectRow } from './SelectBox.tsx'
import type { Selection } from '../useSelection.ts'

interface DataRowProps<Row> {
  row: Row
  name: string
  columns: readonly Column<Row>[]
  details: readonly Column<Row>[]
  actions: RowActionsOf<Row> | undefined
  selection: Selection<Row> | undefined
  /** The index among all rows, from 0, if only rows near the viewport are rendered. For ARIA the header is row 1. */
  index: number | undefined
  measure: (row: Element | null) => void
}

/** One row of a table. */
function UnmemoizedDataRow<Row extends RowWithId>({
  row,
  name,
  columns,
  details,
  actions,
  selection,
  index,
  measure,
}: DataRowProps<Row>) {
  return (
    <tr
      className={selection?.isSelected(row) ? 'selected' : undefined}
      {...(index !== undefined && { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 })}
    >
      {selection && (
        <td className="checkbox">
          <SelectRow row={row} name={name} selection={selection} />
        </td>
      )}
      {columns.map((column) => (
        <DataCell key={column.key} column={column} row={row} details={details} />
      ))}
      {actions && (
        <td className="actions">
          <RowActions row={row} name={name} {...actions} withHoverIcons />
        </td>
      )}
    </tr>
  )
}

/** Memoized, so that scrolling renders only the rows that enter the viewport. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const DataRow = memo(UnmemoizedDataRow) as typeof UnmemoizedDataRow
