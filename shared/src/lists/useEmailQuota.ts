import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the day's limit of the e-mails that members may ask for, and how many of them remain today. */
export const useEmailQuota = () =>
  useQuery({
    queryKey: listKey.emailQuota,
    queryFn: ({ signal }) => call('GET /email-quota', { signal }),
    staleTime: 0,
  })
