import { call, queryOptions, useQuery } from 'shared/client'
import { operatorKey } from '../keys.ts'

export const operatorQuery = queryOptions({
  queryKey: operatorKey,
  queryFn: () => call('GET /public/operator'),
  staleTime: Infinity,
})

export const useOperator = () => useQuery(operatorQuery)
