import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** Who operates the deployment, asked once for the shell and all areas. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: () => call('GET /public/operator'),
  staleTime: Infinity,
  retry: false,
})

/** `enabled: false` waits with asking. */
export const useOperator = ({ enabled = true } = {}) => useQuery({ ...operatorQuery, enabled })
