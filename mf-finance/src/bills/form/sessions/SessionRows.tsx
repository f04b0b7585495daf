import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { useIsPhone } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { isSelectable } from '../billableRow.ts'
import type { Draft } from '../draft/draft.ts'
import type { ChosenRows } from './ChosenRows.ts'
import { SessionCards } from './SessionCards.tsx'
import { SessionTable } from './SessionTable.tsx'

interface SessionRowsProps {
  control: Control<Draft>
  rows: readonly BillableSession[]
  onChoose: (ids: string[]) => void
}

/** The sessions with a checkbox each: a table, or cards on a phone. */
export function SessionRows({ control, rows, onChoose }: SessionRowsProps) {
  const chosen = useWatch({ control, name: 'simplifiedBillingContent' })
  const isPhone = useIsPhone()
  const selectable = rows.filter(isSelectable).map(({ id }) => id)
  const count = selectable.filter((id) => chosen.includes(id)).length

  function allOf(): ChosenRows['all'] {
    if (selectable.length === 0) return 'impossible'
    if (count === 0) return 'none'
    return count === selectable.length ? 'all' : 'some'
  }

  const shown: ChosenRows = {
    rows,
    isChosen: ({ id }) => chosen.includes(id),
    onToggle: ({ id }) => onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    all: allOf(),
    onToggleAll: () => onChoose(count === selectable.length ? [] : selectable),
  }
  return isPhone ? <SessionCards {...shown} /> : <SessionTable {...shown} />
}
