import { call, callFile, keepPreviousData, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { closuresKey } from '../../keys.ts'

type ClosureSearch = Query<'GET /bill-closures'>

/** Loads a page of closures; while the next page loads, the previous page stays visible. */
export const useClosures = (search: ClosureSearch) =>
  useQuery({
    queryKey: [...closuresKey, search],
    queryFn: ({ signal }) => call('GET /bill-closures', { query: search, signal }),
    placeholderData: keepPreviousData,
  })

export const readClosureFile = (period: ClosureSearch['period']) =>
  callFile('GET /bill-closures/file', { query: { period } })
