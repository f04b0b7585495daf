import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the clubs of the practice. */
export const useClubs = () =>
  useQuery({ queryKey: listKey.clubs, queryFn: ({ signal }) => call('GET /clubs', { signal }) })
