import { prefetch } from 'shared/client'
import { readListParams } from 'shared/domain/list/listParams'
import type { PageAddress } from 'shared/router'
import { practiceToday } from 'shared/session'
import { billsFor } from './bills/api.ts'
import { billList, billQuery } from './bills/billList.ts'
import { estimationsFor } from './estimations/api.ts'
import { estimationList, estimationQuery } from './estimations/estimationList.ts'

/** Loads the invoices that match the filters in the URL. */
export function prefetchBills({ search }: PageAddress) {
  const query = billQuery(readListParams(billList(practiceToday()), search))
  if (query) void prefetch(billsFor(query))
}

/** Loads the quotes that match the filters in the URL. */
export function prefetchEstimations({ search }: PageAddress) {
  const query = estimationQuery(readListParams(estimationList, search))
  if (query) void prefetch(estimationsFor(query))
}
