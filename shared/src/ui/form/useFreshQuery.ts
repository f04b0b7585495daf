import { useQuery } from '@tanstack/react-query'
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { isGone } from './GonePage.tsx'

/** The values a form is filled with: fetched once when the form opens, and never again while somebody types. */
export function useFreshQuery<Data, Key extends QueryKey>(options: {
  queryKey: Key
  queryFn: QueryFunction<Data, Key>
}) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...options,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const fresh = isFetchedAfterMount ? data : undefined
  return {
    data: fresh,
    isGone: isGone(error),
    isFailed: error !== null && fresh === undefined,
    isPending: error === null && fresh === undefined,
    retry: () => void refetch(),
  }
}
