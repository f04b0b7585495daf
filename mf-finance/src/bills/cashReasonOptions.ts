import { cashReasonLabels, cashReasonsFor } from 'shared/domain/bills/cash'
import type { CashTotal } from 'shared/domain/bills/cash'

/** Returns the options for the reason of an amount above the legal maximum in cash. */
export const cashReasonOptions = (total: CashTotal) =>
  cashReasonsFor(total).map((reason) => ({ value: reason, label: cashReasonLabels[reason] }))
