/** Actions on an invoice from its details. */
export type BillAct = 'letter' | 'payment' | 'refund' | 'creditNote'
