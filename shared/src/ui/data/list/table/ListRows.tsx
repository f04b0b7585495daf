import { useMemo, useRef } from 'react'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import { isColumnShown } from '../../../../domain/list/columnChoice.ts'
import { useIsPhone } from '../../../useIsPhone.ts'
import { BulkActions } from '../BulkActions.tsx'
import type { BulkAction, OpenBulkDialog } from '../BulkActions.tsx'
import type { ChosenColumns } from '../columns/useColumnChoice.ts'
import { DataCards } from './DataCards.tsx'
import { DataTable } from './DataTable.tsx'
import type { RowWithId, List } from '../List.ts'
import type { RowActionsOf } from '../RowActions.tsx'
import { SelectAll } from './SelectBox.tsx'
import { RowTooltips } from './RowTooltips.tsx'
import { sortRows } from '../sorting.ts'
import { SortSelect } from '../SortSelect.tsx'
import { useBulkDialog } from '../useBulkDialog.tsx'
import { useListParams } from '../useListParams.ts'
import { useSelection } from '../useSelection.ts'

interface ListRowsProps<Row> {
  list: List<Row>
  rows: readonly Row[]
  /** The chosen columns of the table; by default the list's default columns. */
  columns?: ChosenColumns<Row>
  actions: RowActionsOf<Row>
  bulkActions?: readonly BulkAction<Row>[]
  /** Opens the dialog of a bulk action outside of the rows, which may disappear; if omitted, it is rendered here. */
  onBulkDialog?: (openedDialog: OpenBulkDialog<Row>) => void
  /** Whether the sort control of cards is rendered among the filters instead. */
  isSortElsewhere?: boolean
}

/** The rows of a list in the URL's order: a table, or cards with a sort control. */
export function ListRows<Row extends RowWithId>({
  list,
  rows,
  columns,
  actions,
  bulkActions,
  onBulkDialog,
  isSortElsewhere = false,
}: ListRowsProps<Row>) {
  const { sort, setSort } = useListParams(list)
  const isPhone = useIsPhone()
  const rowSelection = useSelection(rows)
  const { open, dialog } = useBulkDialog<Row>()
  const container = useRef<HTMLDivElement>(null)

  const selection = bulkActions && rowSelection
  const { key, order } = sort ?? {}
  // Memoized, because sorting thousands of rows takes longer than rendering the visible ones after a ticked checkbox.
  const sortedRows = useMemo(
    () => sortRows(rows, list.columns, key === undefined || order === undefined ? undefined : { key, order }),
    [rows, list, key, order],
  )
  const shownColumns = useMemo(
    () => columns?.shown ?? list.columns.filter((column) => isColumnShown(column, {})),
    [columns?.shown, list],
  )
  const rowsProps = { list, rows: sortedRows, actions, selection }
  const hasCards = isPhone || list.layout === 'cards'
  return (
    <Box ref={container}>
      {bulkActions && (
        <BulkActions
          actions={bulkActions}
          selection={rowSelection}
          selectAll={isPhone && <SelectAll count={rows.length} selection={rowSelection} />}
          onDialog={onBulkDialog ?? open}
          onClosed={() => container.current?.querySelector<HTMLElement>('[aria-label="Tout sélectionner"]')?.focus()}
        />
      )}
      {hasCards && !isPhone && selection && (
        <FormControlLabel
          label="Tout sélectionner"
          control={<SelectAll count={rows.length} selection={selection} />}
          sx={{ display: 'flex', mb: 1 }}
        />
      )}
      {hasCards && sort && !isSortElsewhere && <SortSelect columns={list.columns} sort={sort} onSort={setSort} />}
      <RowTooltips>
        {hasCards ? (
          <DataCards {...rowsProps} isOneLine={!isPhone} />
        ) : (
          <DataTable {...rowsProps} shownColumns={shownColumns} sort={sort} onSort={setSort} />
        )}
      </RowTooltips>
      {dialog}
    </Box>
  )
}
