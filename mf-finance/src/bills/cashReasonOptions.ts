import { cashReasonLabels, cashReasonsFor } from 'shared/domain/bills/cash'
import type { CashDebt } from 'shared/domain/bills/cash'

/** Returns the options for the reason of an amount above the legal maximum in cash. */
export const cashReasonOptions = (debt: CashDebt) =>
  cashReasonsFor(debt).map((reason) => ({ value: reason, label: cashReasonLabels[reason] }))
