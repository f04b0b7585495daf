import { call, keepPreviousData, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { receivedPaymentsKey } from '../keys.ts'

/**
 * Loads a page of the journal of payments; while the next page loads, the previous page stays visible. No request is
 * sent unless `enabled`.
 */
export const useReceivedPayments = (search: Query<'GET /sales/payments'>, enabled: boolean) =>
  useQuery({
    queryKey: receivedPaymentsKey(search),
    queryFn: ({ signal }) => call('GET /sales/payments', { query: { ...search, size: 10 }, signal }),
    // Always refetched, because payments are recorded on other screens.
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  })
