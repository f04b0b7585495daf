import type { BillPage } from 'shared/contracts/finance/bills'

const noTotal = { count: 0, amount: 0 }

/** Totals of an empty list of invoices, for tests that do not check them. */
export const noBillTotals: Pick<BillPage, 'sums' | 'byStatus'> = {
  sums: { billed: 0, billedNet: 0, paid: 0, due: 0, overdue: 0 },
  byStatus: { ALL: noTotal, UNPAID: noTotal, OVERDUE: noTotal, PAID: noTotal },
}
