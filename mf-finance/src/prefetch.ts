import { prefetch } from 'shared/client'
import { readListParams } from 'shared/domain/list/listParams'
import type { PageParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { billsQuery } from './bills/api.ts'
import { billList, billQuery } from './bills/billList.ts'
import { estimationsQuery } from './estimations/api.ts'
import { estimationList, estimationQuery } from './estimations/estimationList.ts'

/** Loads the page of invoices that the URL selects, if its filters are valid. */
export function prefetchBills({ search }: PageParams) {
  const query = billQuery(readListParams(billList(practiceToday()), search))
  if (query) void prefetch(billsQuery(query))
}

/** Loads the page of quotes that the URL selects, if its filters are valid. */
export function prefetchEstimations({ search }: PageParams) {
  const query = estimationQuery(readListParams(estimationList, search))
  if (query) void prefetch(estimationsQuery(query))
}
