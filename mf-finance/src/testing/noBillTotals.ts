import type { BillPage } from 'shared/contracts/finance/bills'

const noTotal = { count: 0, amount: 0 }

/** Totals of a list of invoices whose test does not read them. */
export const noBillTotals: Pick<BillPage, 'sums' | 'byStatus'> = {
  sums: { billed: 0, billedNet: 0, paid: 0, due: 0, overdue: 0 },
  byStatus: { ALL: noTotal, UNPAID: noTotal, OVERDUE: noTotal, PAID: noTotal },
}
