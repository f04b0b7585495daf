import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/** Provides the page's one query cache to its children. */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Refetches every query the page shows, after a lost connection is restored. */
export const refetchActiveQueries = () => queryClient.refetchQueries({ type: 'active' })

/**
 * Starts a query that a screen is about to use: the screen finds the result, or the pending query, in the cache. Never
 * rejects: the screen shows a failure.
 */
export const prefetch: typeof queryClient.prefetchQuery = (options) => queryClient.prefetchQuery(options)
