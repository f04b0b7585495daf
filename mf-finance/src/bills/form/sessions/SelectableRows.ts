import type { BillableSession } from 'shared/contracts/finance/billableSession'

/** Props of a list of selectable sessions. */
export interface SelectableRows {
  rows: readonly BillableSession[]
  isChosen: (row: BillableSession) => boolean
  onToggle: (row: BillableSession) => void
  /** State of the checkbox for all rows: all, some or none selected, or 'impossible' if no row is selectable. */
  selectionState: 'all' | 'some' | 'none' | 'impossible'
  onToggleAll: () => void
}
