import Checkbox from '@mui/material/Checkbox'
import type { RowWithId } from '../List.ts'
import type { Selection } from '../useSelection.ts'

interface SelectRowProps<Row> {
  row: Row
  name: string
  selection: Selection<Row>
}

/** The checkbox that selects one row. */
export const SelectRow = <Row extends RowWithId>({ row, name, selection }: SelectRowProps<Row>) => (
  <Checkbox
    checked={selection.isSelected(row)}
    onChange={() => selection.toggle(row)}
    slotProps={{ input: { 'aria-label': `Sélectionner ${name}` } }}
  />
)

interface SelectAllProps<Row> {
  count: number
  selection: Selection<Row>
}

/** The checkbox that selects every listed row, rendered or not; indeterminate while only some are selected. */
export const SelectAll = <Row extends RowWithId>({
  count,
  selection: { selectedRows, toggleAll },
}: SelectAllProps<Row>) => (
  <Checkbox
    checked={count > 0 && selectedRows.length === count}
    indeterminate={selectedRows.length > 0 && selectedRows.length < count}
    onChange={toggleAll}
    slotProps={{ input: { 'aria-label': 'Tout sélectionner' } }}
  />
)
