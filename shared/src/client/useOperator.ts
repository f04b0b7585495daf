import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** The query of the deployment's operator, fetched once for the shell and all areas. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: () => call('GET /public/operator'),
  staleTime: Infinity,
  retry: false,
})

/** Queries the operator; sends no request while `enabled` is false. */
export const useOperator = ({ enabled = true } = {}) => useQuery({ ...operatorQuery, enabled })
