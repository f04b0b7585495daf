import { call, useQuery } from 'shared/client'
import { monthEndKey } from '../keys.ts'

/** What is left to do of a month `yyyy-mm`; of one that has not begun nothing is requested. */
export const useMonthEnd = (month: string, enabled: boolean) =>
  useQuery({
    queryKey: monthEndKey(month),
    queryFn: ({ signal }) => call('GET /month-end', { query: { month }, signal }),
    // Sessions, invoices and payments change on other screens.
    staleTime: 0,
    enabled,
  })
