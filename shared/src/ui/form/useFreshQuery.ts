import { hashKey, useQuery } from '@tanstack/react-query'
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { doesRecordExist, useMissingRecord } from './useMissingRecord.ts'

/**
 * Fetches a form's initial values when it opens. Once they are loaded the form stays, with its input, whatever a later
 * fetch returns: a deletion meanwhile is noticed on saving.
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
