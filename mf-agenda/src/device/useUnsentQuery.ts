import { useQuery } from 'shared/client'

const readAgainAfterMs = 15_000

const none: readonly never[] = []

/**
 * Reads the member's unsent items of one kind from the device; empty until they are read. A read that fails, because the
 * device key could not be loaded, is repeated: otherwise nothing would show or send these items until the next visit.
 */
export function useUnsentQuery<T>(queryKey: readonly unknown[], read: () => Promise<T[]>): readonly T[] {
  const { data = none } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && readAgainAfterMs,
  })
  return data
}
