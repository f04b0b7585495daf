import type { BillListItem } from 'shared/contracts/finance/bills'

/** Whether a document is an unpaid invoice that no credit note has cancelled in full. */
export const canBeMarkedPaid = ({ kind, fullyPaid, paymentState }: BillListItem): boolean =>
  kind === 'INVOICE' && !fullyPaid && paymentState !== 'CREDITED'
