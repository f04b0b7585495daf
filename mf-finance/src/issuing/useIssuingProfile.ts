import { call, useQuery } from 'shared/client'
import { profileKey } from '../keys.ts'

/** Loads the profile of the member, which includes the firm, the default session price and the VAT rate. */
export const useIssuingProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call('GET /user', { signal }), staleTime: 0 })
