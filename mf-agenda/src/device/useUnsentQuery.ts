import { useQuery } from 'shared/client'

const retryAfterMs = 15_000

const noItems: readonly never[] = []

/**
 * Reads the member's items of one kind that are not on the server; empty until they are read. Repeats a read that fails
 * because the device key could not be loaded: otherwise nothing would show or send these items until the next visit.
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
