import type { BillableSession } from 'shared/contracts/finance/billableSession'

/** The sessions of a list, which of them are chosen, and how that is changed. */
export interface ChosenRows {
  rows: readonly BillableSession[]
  isChosen: (row: BillableSession) => boolean
  onToggle: (row: BillableSession) => void
  /** Whether every row that can be chosen is, some are, or none can be. */
  all: 'all' | 'some' | 'none' | 'impossible'
  onToggleAll: () => void
}
