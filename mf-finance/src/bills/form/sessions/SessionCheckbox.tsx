import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { shortDay } from 'shared/domain/format'
import { Checkbox } from 'shared/ui/form'
import { isSelectable } from '../billableRow.ts'
import type { SelectableRows } from './SelectableRows.ts'

type SessionCheckboxProps = Pick<SelectableRows, 'isSelected' | 'onToggle'> & { row: BillableSession }

/** Checkbox that adds a session to the invoice; disabled if the session cannot be invoiced. */
export const SessionCheckbox = ({ row, isSelected, onToggle }: SessionCheckboxProps) => (
  <Checkbox
    checked={isSelected(row)}
    disabled={!isSelectable(row)}
    onChange={() => onToggle(row)}
    slotProps={{ input: { 'aria-label': `Facturer la séance du ${shortDay(row.date)} à ${row.startTime}` } }}
  />
)

type SelectAllCheckboxProps = Pick<SelectableRows, 'selectionState' | 'onToggleAll'>

export const SelectAllCheckbox = ({ selectionState, onToggleAll }: SelectAllCheckboxProps) => (
  <Checkbox
    checked={selectionState === 'all'}
    indeterminate={selectionState === 'some'}
    disabled={selectionState === 'impossible'}
    onChange={onToggleAll}
    slotProps={{ input: { 'aria-label': 'Tout sélectionner' } }}
  />
)
