import { useState } from 'react'
import { hashKey, useQuery } from '@tanstack/react-query'
import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { isGone } from './GonePage.tsx'

/**
 * The values a form is filled with, fetched when the form opens. Once they are there the form stays, with what was typed,
 * whatever a later fetch returns: what was deleted meanwhile is found out when it is saved.
 */
export function useFreshQuery<Data, Key extends QueryKey>(options: {
  queryKey: Key
  queryFn: QueryFunction<Data, Key>
}) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...options,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const [filledKey, setFilledKey] = useState('')
  const key = hashKey(options.queryKey)
  const fresh = isFetchedAfterMount ? data : undefined
  if (fresh !== undefined && error === null && filledKey !== key) setFilledKey(key)
  return {
    data: fresh,
    isGone: isGone(error) && filledKey !== key,
    isFailed: error !== null && fresh === undefined,
    isPending: error === null && fresh === undefined,
    retry: () => void refetch(),
  }
}
