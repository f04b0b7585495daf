import { useState } from 'react'
import type { TherapistCard } from 'shared/contracts/therapist'
import { queryOptions, useQuery } from 'shared/client'
import { therapistsKey } from '../keys.ts'
import { searchTherapists } from './api.ts'
import type { Search } from './api.ts'

export const therapistsQuery = (search: Search) =>
  queryOptions({
    queryKey: therapistsKey(search),
    queryFn: ({ signal }) => searchTherapists(search, signal),
  })

/** The last results stay while new ones are loading, and also when that fails (ruling 36). */
export function useTherapistSearch(search: Search) {
  const { data, isError, isFetching, refetch } = useQuery(therapistsQuery(search))
  const [last, setLast] = useState<TherapistCard[] | undefined>(data)
  if (data && data !== last) setLast(data)
  return {
    therapists: data ?? last,
    failed: isError && !isFetching,
    searching: isFetching,
    retry: () => void refetch(),
  }
}
