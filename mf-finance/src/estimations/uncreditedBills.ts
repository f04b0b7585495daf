import type { EstimationBill } from 'shared/contracts/finance/estimations'

/** Invoices of a quote that were not cancelled by a credit note. */
export const uncreditedBills = ({ bills }: { bills: readonly EstimationBill[] }): EstimationBill[] =>
  bills.filter(({ isCredited }) => !isCredited)
