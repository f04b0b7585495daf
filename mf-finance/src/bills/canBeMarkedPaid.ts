import type { BillListItem } from 'shared/contracts/finance/bills'

/** Whether an invoice is neither paid nor credited whole. */
export const canBeMarkedPaid = ({ kind, fullyPaid, paymentState }: BillListItem): boolean =>
  kind === 'INVOICE' && !fullyPaid && paymentState !== 'CREDITED'
