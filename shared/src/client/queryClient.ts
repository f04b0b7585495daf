import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'

/** A 4xx stays the same at a second try. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => !isRefused(error) && failures < 1,
      retryDelay: 600,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
