import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { useIsPhone } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { isSelectable } from '../billableRow.ts'
import type { Draft } from '../draft/draft.ts'
import type { SelectableRows } from './SelectableRows.ts'
import { SessionCards } from './SessionCards.tsx'
import { SessionTable } from './SessionTable.tsx'

interface SessionRowsProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
  onChoose: (ids: string[]) => void
}

/** Selectable sessions: a table on wide screens, cards on a phone. */
export function SessionRows({ control, rows, onChoose }: SessionRowsProps) {
  const selectedIds = useWatch({ control, name: 'simplifiedBillingContent' })
  const isPhone = useIsPhone()
  const selectableIds = rows.filter(isSelectable).map(({ id }) => id)
  const selectedCount = selectableIds.filter((id) => selectedIds.includes(id)).length

  function selectionStateOf(): SelectableRows['selectionState'] {
    if (selectableIds.length === 0) return 'impossible'
    if (selectedCount === 0) return 'none'
    return selectedCount === selectableIds.length ? 'all' : 'some'
  }

  const listProps: SelectableRows = {
    rows,
    isSelected: ({ id }) => selectedIds.includes(id),
    onToggle: ({ id }) =>
      onChoose(selectedIds.includes(id) ? selectedIds.filter((selectedId) => selectedId !== id) : [...selectedIds, id]),
    selectionState: selectionStateOf(),
    onToggleAll: () => onChoose(selectedCount === selectableIds.length ? [] : selectableIds),
  }
  return isPhone ? <SessionCards {...listProps} /> : <SessionTable {...listProps} />
}
