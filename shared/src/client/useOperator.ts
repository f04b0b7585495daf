import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** The operator of the deployment, fetched once for the shell and all areas. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: () => call('GET /public/operator'),
  staleTime: Infinity,
  retry: false,
})

/** `enabled: false` postpones the request. */
export const useOperator = ({ enabled = true } = {}) => useQuery({ ...operatorQuery, enabled })
