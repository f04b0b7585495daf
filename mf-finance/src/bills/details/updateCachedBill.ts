import { queryClient } from 'shared/client'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { refreshSessions } from 'shared/lists'
import { allBillsKey, billDetailsKey } from '../../keys.ts'

/** Updates an invoice in the cached details, and refreshes the lists and the sessions on it. */
export function updateCachedBill(bill: BillDetails): void {
  queryClient.setQueryData(billDetailsKey(bill.id), bill)
  void queryClient.invalidateQueries({ queryKey: allBillsKey })
  refreshSessions()
}
