import { hashKey, useQuery } from '@tanstack/react-query'
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { doesRecordExist, useMissingRecord } from './useMissingRecord.ts'

/**
 * Fetches a form's initial values when it opens, ignoring cached data. `isGone` is true only if the record was
 * already deleted when the form opened: after a later deletion the form and its input remain, and saving fails.
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
  const { isGone } = useMissingRecord(hashKey(options.queryKey), doesRecordExist(query))
  const freshData = isFetchedAfterMount ? data : undefined
  return {
    data: freshData,
    isGone,
    isFailed: error !== null && freshData === undefined,
    isPending: error === null && freshData === undefined,
    retry: () => void refetch(),
  }
}
