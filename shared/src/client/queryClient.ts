import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'

/** Whether the API refused the request (4xx), so that a retry would get the same response. */
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
