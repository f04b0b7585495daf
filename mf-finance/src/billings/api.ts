import { call } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { keepPreviousData, useQuery } from 'shared/ui/data'

export type BillSearch = Query<'GET /billings'>

/** A page of invoices; while the next one loads, the former stays. */
export const useBills = (search: BillSearch, enabled: boolean) =>
  useQuery({
    queryKey: ['billings', search],
    queryFn: ({ signal }) => call('GET /billings', { query: { ...search, size: 10 }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  })
