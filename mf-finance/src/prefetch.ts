import { prefetch } from 'shared/client'
import type { PageAddress } from 'shared/router'
import { practiceToday } from 'shared/session'
import { billsFor } from './billings/api.ts'
import { askedBy, isCrossed, searchOf } from './billings/useSearch.ts'

/** The invoices that match the filters in the address. */
export function prefetchBills({ search }: PageAddress) {
  const filters = searchOf(search, practiceToday())
  if (!isCrossed(filters)) void prefetch(billsFor(askedBy(filters)))
}
