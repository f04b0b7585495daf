import { useQuery } from 'shared/client'

const retryAfterMs = 15_000

const noItems: readonly never[] = []

/**
 * Returns the member's items of one kind that are not on the server; empty until they are read. Retries when the device
 * key cannot be loaded, because otherwise these items would be neither shown nor sent until the next visit.
 */
export function useUnsentQuery<T>(queryKey: readonly unknown[], read: () => Promise<T[]>): readonly T[] {
  const { data = noItems } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && retryAfterMs,
  })
  return data
}
