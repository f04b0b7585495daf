import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Asks again for everything the page shows: after a lost connection. */
export const askAgain = () => queryClient.refetchQueries({ type: 'active' })

/** Asks for what a screen is about to need: the screen finds the answer there, or on its way. A failure is the screen's to show. */
export const prefetch: typeof queryClient.prefetchQuery = (options) => queryClient.prefetchQuery(options)
