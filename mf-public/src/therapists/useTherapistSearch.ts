import { useState } from 'react'
import { queryOptions, useQuery } from 'shared/client'
import { therapistsKey } from '../keys.ts'
import { searchTherapists } from './api.ts'
import type { FoundTherapists, Search } from './api.ts'

export const therapistsQuery = (search: Search, near?: string) =>
  queryOptions({
    queryKey: therapistsKey(search, near),
    queryFn: ({ signal }) => searchTherapists(search, near, signal),
  })

/** Searches the directory; the previous results stay visible while new results load, and after a failure (ruling 36). */
export function useTherapistSearch(search: Search, near?: string) {
  const { data, isError, isFetching, refetch } = useQuery(therapistsQuery(search, near))
  const [lastResult, setLastResult] = useState<FoundTherapists | undefined>(data)
  if (data && data !== lastResult) setLastResult(data)
  return {
    result: data ?? lastResult,
    hasFailed: isError && !isFetching,
    isSearching: isFetching,
    retry: () => void refetch(),
  }
}
