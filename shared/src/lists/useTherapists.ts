import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the therapists of the practice, administrators first. */
export const useTherapists = () =>
  useQuery({
    queryKey: [...listKey.team, 'ROLE_THERAPIST'],
    queryFn: ({ signal }) => call('GET /user/team', { query: { role: 'ROLE_THERAPIST' }, signal }),
  })
