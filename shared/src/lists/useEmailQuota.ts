import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the number of e-mails that the practice may still send today. */
export const useEmailQuota = () =>
  useQuery({
    queryKey: listKey.emailQuota,
    queryFn: ({ signal }) => call('GET /email-quota', { signal }),
    staleTime: 0,
  })
