/** Actions on an invoice or a credit note in its details. */
export type BillAction = 'email' | 'payment' | 'refund' | 'spendCredit' | 'creditRefund' | 'creditNote'
