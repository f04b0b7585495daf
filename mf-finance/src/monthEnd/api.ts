import { call, useQuery } from 'shared/client'
import { monthEndKey } from '../keys.ts'

/** Loads the remaining tasks of a month (`yyyy-mm`). No request is sent unless `enabled`. */
export const useMonthEnd = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: monthEndKey(month),
    queryFn: ({ signal }) => call('GET /month-end', { query: { month }, signal }),
    // Always refetched, because sessions, invoices and payments change on other screens.
    staleTime: 0,
    enabled,
  })
