import { prefetch } from 'shared/client'
import { readListParams } from 'shared/domain/list/listParams'
import type { PageAddress } from 'shared/router'
import { practiceToday } from 'shared/session'
import { billsFor } from './billings/api.ts'
import { billList, billQuery } from './billings/billList.ts'

/** The invoices that match the filters in the address. */
export function prefetchBills({ search }: PageAddress) {
  const query = billQuery(readListParams(billList(practiceToday()), search))
  if (query) void prefetch(billsFor(query))
}
