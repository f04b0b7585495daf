import type { ComponentType } from 'react'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '../client/queryClient.ts'
import { ThemeRoot } from '../ui/ThemeRoot.tsx'
import { Toaster } from '../ui/Toaster.tsx'

export interface Opened extends RenderResult {
  /** Where the area has led. */
  address: () => string
}

/** Draws an area as the shell does: theme, router, cache and toasts around it. */
export function openArea(Root: ComponentType, path: string, state?: unknown): Opened {
  const { pathname, search, hash } = new URL(path, location.origin)
  const router = createMemoryRouter([{ path: '*', element: <Root /> }], { initialEntries: [{ pathname, search, hash, state }] })
  const rendered = render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </ThemeRoot>,
  )
  return { ...rendered, address: () => router.state.location.pathname + router.state.location.search }
}
