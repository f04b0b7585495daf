/** Actions on an invoice from its details. */
export type BillAction = 'letter' | 'payment' | 'refund' | 'creditNote'
