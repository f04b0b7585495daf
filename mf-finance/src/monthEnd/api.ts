import { call, useQuery } from 'shared/client'
import { monthEndKey } from '../keys.ts'

/** Loads the remaining tasks of a month `yyyy-mm`. For a month that has not begun it sends no request. */
export const useMonthEnd = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: monthEndKey(month),
    queryFn: ({ signal }) => call('GET /month-end', { query: { month }, signal }),
    // Always refetched: sessions, invoices and payments also change on other screens.
    staleTime: 0,
    enabled,
  })
