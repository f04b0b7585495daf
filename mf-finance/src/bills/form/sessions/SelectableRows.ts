import type { BillableSession } from 'shared/contracts/finance/billableSession'

/** Props of a list of selectable sessions. */
export interface SelectableRows {
  rows: readonly BillableSession[]
  isSelected: (row: BillableSession) => boolean
  onToggle: (row: BillableSession) => void
  /** State of the checkbox for all rows: how many rows are selected, or 'impossible' if none is selectable. */
  selectionState: 'all' | 'some' | 'none' | 'impossible'
  onToggleAll: () => void
}
