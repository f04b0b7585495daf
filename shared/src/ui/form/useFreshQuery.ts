import { hashKey, useQuery } from '@tanstack/react-query'
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { isThere, useGone } from './useGone.ts'

/**
 * The values a form is filled with, fetched when the form opens. Once they are there the form stays, with what was typed,
 * whatever a later fetch returns: what was deleted meanwhile is found out when it is saved.
 */
export function useFreshQuery<Data, Key extends QueryKey>(options: {
  queryKey: Key
  queryFn: QueryFunction<Data, Key>
}) {
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error, isFetchedAfterMount, refetch } = query
  const { isGone } = useGone(hashKey(options.queryKey), isThere(query))
  const fresh = isFetchedAfterMount ? data : undefined
  return {
    data: fresh,
    isGone,
    isFailed: error !== null && fresh === undefined,
    isPending: error === null && fresh === undefined,
    retry: () => void refetch(),
  }
}
