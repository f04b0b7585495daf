import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/** Provides the query cache that all areas of the page share. */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Refetches the queries that the page shows, after a lost connection was restored. */
export const refetchActiveQueries = () => queryClient.refetchQueries({ type: 'active' })

/**
 * Starts a query that a screen is about to use, so that the screen finds the result, or the pending query, in the cache.
 * Never rejects; the screen shows a failure.
 */
export const prefetch: typeof queryClient.prefetchQuery = (options) => queryClient.prefetchQuery(options)
