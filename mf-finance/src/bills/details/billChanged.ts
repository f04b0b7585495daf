import { queryClient } from 'shared/client'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { refreshSessions } from 'shared/lists'
import { allBillsKey, billDetailsKey } from '../../keys.ts'

/** Updates the state of an invoice in its details, the lists, and the sessions it bills. */
export function billChanged(bill: BillDetails): void {
  queryClient.setQueryData(billDetailsKey(bill.id), bill)
  void queryClient.invalidateQueries({ queryKey: allBillsKey })
  refreshSessions()
}
