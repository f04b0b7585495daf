import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/** Provides the page's one query cache to everything below it. */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Refetches every query the page shows, once a lost connection is back. */
export const refetchActiveQueries = () => queryClient.refetchQueries({ type: 'active' })

/** Starts a query that a screen is about to use: the screen finds its result in the cache, or pending. Never rejects: the screen shows a failure. */
export const prefetch: typeof queryClient.prefetchQuery = (options) => queryClient.prefetchQuery(options)
