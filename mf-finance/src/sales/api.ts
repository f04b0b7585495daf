import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { salesKey } from '../keys.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'

const salesFor = (search: Query<'GET /sales/details'>) =>
  queryOptions({
    queryKey: salesKey(search),
    queryFn: ({ signal }) => call('GET /sales/details', { query: { ...search, size: 10 }, signal }),
    // Sessions and invoices change on other screens.
    staleTime: 0,
  })

/** Reads a page of sales; while the next one loads, the former stays. With an invalid period it requests nothing. */
export const useSales = (search: Query<'GET /sales/details'>, enabled: boolean) =>
  useQuery({ ...salesFor(search), placeholderData: keepPreviousData, enabled })

export const readSalesFile = (search: ReportSearch, format: 'csv' | 'pdf') =>
  callFile('GET /sales/details/file', { query: { ...search, format } })
