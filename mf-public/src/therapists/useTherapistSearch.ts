import { useState } from 'react'
import type { TherapistCard } from 'shared/contracts/therapist'
import { queryOptions, useQuery } from 'shared/client'
import { therapistsKey } from '../keys.ts'
import { searchTherapists } from './api.ts'
import type { Search } from './api.ts'

export const therapistsQuery = (search: Search, near?: string) =>
  queryOptions({
    queryKey: therapistsKey(search, near),
    queryFn: ({ signal }) => searchTherapists(search, near, signal),
  })

/** The last results stay while new ones are loading, and also when that fails (ruling 36). */
export function useTherapistSearch(search: Search, near?: string) {
  const { data, isError, isFetching, refetch } = useQuery(therapistsQuery(search, near))
  const [last, setLast] = useState<TherapistCard[] | undefined>(data)
  if (data && data !== last) setLast(data)
  return {
    therapists: data ?? last,
    failed: isError && !isFetching,
    searching: isFetching,
    retry: () => void refetch(),
  }
}
