import type { BillableSession } from 'shared/contracts/finance/billableSession'
import { isBillable } from 'shared/domain/bills/billProblems'

/** Whether a session can be selected for an invoice: it is not billed yet, and has a price. */
export const isSelectable = ({ billId, price }: BillableSession): boolean => billId === null && isBillable(price)

export const billedText = ({ billId, billNumber }: BillableSession): string =>
  billId === null ? 'Non' : `Oui${billNumber === null ? '' : ` (${billNumber})`}`
