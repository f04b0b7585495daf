import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { salesKey } from '../keys.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'

const salesQuery = (search: Query<'GET /sales/details'>) =>
  queryOptions({
    queryKey: salesKey(search),
    queryFn: ({ signal }) => call('GET /sales/details', { query: { ...search, size: 10 }, signal }),
    // Always refetched, because sessions and invoices change on other screens.
    staleTime: 0,
  })

/**
 * Loads a page of sales; while the next page loads, the previous page stays visible. No request is sent unless `enabled`.
 */
export const useSales = (search: Query<'GET /sales/details'>, enabled: boolean) =>
  useQuery({ ...salesQuery(search), placeholderData: keepPreviousData, enabled })

export const readSalesFile = (search: ReportSearch, format: 'csv' | 'pdf') =>
  callFile('GET /sales/details/file', { query: { ...search, format } })
