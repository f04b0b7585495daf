import { call, useQuery } from 'shared/client'
import { monthEndKey } from '../keys.ts'

/** Reads the remaining tasks of a month `yyyy-mm`; for a month that has not begun it requests nothing. */
export const useMonthEnd = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: monthEndKey(month),
    queryFn: ({ signal }) => call('GET /month-end', { query: { month }, signal }),
    // Sessions, invoices and payments change on other screens.
    staleTime: 0,
    enabled,
  })
