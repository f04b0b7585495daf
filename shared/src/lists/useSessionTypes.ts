import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the session types of the practice. */
export const useSessionTypes = () =>
  useQuery({
    queryKey: listKey.sessionTypes,
    queryFn: ({ signal }) => call('GET /tenant/personalize/session-types', { signal }),
  })
