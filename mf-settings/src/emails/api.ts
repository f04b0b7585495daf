import { call, keepPreviousData, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { emailLogKey } from '../keys.ts'

const pollIntervalMs = 5_000

/** Queries a page of the e-mails, and again every five seconds while one of them is pending. */
export const useEmailLog = (query: Query<'GET /email-log'>) =>
  useQuery({
    queryKey: [...emailLogKey, query],
    queryFn: ({ signal }) => call('GET /email-log', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.content.some(({ state }) => state === 'PENDING') ? pollIntervalMs : false,
  })
