import type { EstimationBill } from 'shared/contracts/finance/estimations'

/** Returns the invoices of a quote that were not cancelled by a credit note. */
export const uncreditedBillsOf = ({ bills }: { bills: readonly EstimationBill[] }): EstimationBill[] =>
  bills.filter(({ isCredited }) => !isCredited)
