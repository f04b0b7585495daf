/** Actions on an invoice in its details; `letter` sends an e-mail. */
export type BillAction = 'letter' | 'payment' | 'refund' | 'spendCredit' | 'creditRefund' | 'creditNote'
