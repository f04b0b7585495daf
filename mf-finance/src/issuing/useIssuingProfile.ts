import { call, useQuery } from 'shared/client'
import { profileKey } from '../keys.ts'

/** Loads the profile of the issuing firm, with its prices and VAT. */
export const useIssuingProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call('GET /user', { signal }), staleTime: 0 })
