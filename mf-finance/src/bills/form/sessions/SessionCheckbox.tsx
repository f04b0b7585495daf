import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { shortDay } from 'shared/domain/format'
import { Checkbox } from 'shared/ui/form'
import { isSelectable } from '../billableRow.ts'
import type { ChosenRows } from './ChosenRows.ts'

type SessionCheckboxProps = Pick<ChosenRows, 'isChosen' | 'onToggle'> & { row: BillableSession }

/** Puts one session on the invoice; one that cannot be is not offered. */
export const SessionCheckbox = ({ row, isChosen, onToggle }: SessionCheckboxProps) => (
  <Checkbox
    checked={isChosen(row)}
    disabled={!isSelectable(row)}
    onChange={() => onToggle(row)}
    slotProps={{ input: { 'aria-label': `Facturer la séance du ${shortDay(row.date)} à ${row.startTime}` } }}
  />
)

type AllCheckboxProps = Pick<ChosenRows, 'all' | 'onToggleAll'>

export const AllCheckbox = ({ all, onToggleAll }: AllCheckboxProps) => (
  <Checkbox
    checked={all === 'all'}
    indeterminate={all === 'some'}
    disabled={all === 'impossible'}
    onChange={onToggleAll}
    slotProps={{ input: { 'aria-label': 'Tout sélectionner' } }}
  />
)
