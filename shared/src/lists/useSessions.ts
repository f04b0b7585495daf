import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** The sessions between two days, both included. While another range loads, the former stays. */
export const useSessions = (range: { startDate: string; endDate: string }) =>
  useQuery({
    queryKey: [...listKey.sessions, range],
    queryFn: ({ signal }) => call('GET /short-sessions', { query: range, signal }),
    placeholderData: keepPreviousData,
  })
