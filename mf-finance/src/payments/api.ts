import { call, keepPreviousData, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { receivedPaymentsKey } from '../keys.ts'

/**
 * Reads a page of the journal; while the next one loads, the former stays. With an invalid period it requests nothing.
 */
export const useReceivedPayments = (search: Query<'GET /sales/payments'>, enabled: boolean) =>
  useQuery({
    queryKey: receivedPaymentsKey(search),
    queryFn: ({ signal }) => call('GET /sales/payments', { query: { ...search, size: 10 }, signal }),
    // Payments are recorded on other screens.
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  })
