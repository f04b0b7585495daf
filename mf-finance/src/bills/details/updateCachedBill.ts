import { queryClient } from 'shared/client'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { refreshSessions } from 'shared/lists'
import { allBillsKey, billDetailsKey } from '../../keys.ts'

/** Replaces an invoice in the cache, and refreshes the lists of invoices and sessions. */
export function updateCachedBill(bill: BillDetails): void {
  queryClient.setQueryData(billDetailsKey(bill.id), bill)
  void queryClient.invalidateQueries({ queryKey: allBillsKey })
  refreshSessions()
}
