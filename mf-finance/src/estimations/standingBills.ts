import type { EstimationBill } from 'shared/contracts/finance/estimations'

/** The invoices of a quote that no credit note took back. */
export const standingBills = ({ bills }: { bills: readonly EstimationBill[] }): EstimationBill[] =>
  bills.filter(({ isCredited }) => !isCredited)
