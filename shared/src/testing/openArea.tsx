import type { ComponentType } from 'react'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { QueryRoot } from '../client/QueryRoot.tsx'
import { ThemeRoot } from '../ui/theme/ThemeRoot.tsx'
import { Toaster } from '../ui/toasts/Toaster.tsx'
import { useToasts } from '../ui/toasts/toasts.ts'

export interface OpenedArea extends RenderResult {
  /** Returns the current path and query, to which the area may have navigated. */
  address: () => string
}

/** Renders an area at a path with what the shell provides: theme, router, query cache and toasts. */
export function openArea(Root: ComponentType, path: string, state?: unknown): OpenedArea {
  // Toasts are global to the page, so those of the previous test are removed.
  useToasts.setState({ toasts: [] })
  const { pathname, search, hash } = new URL(path, location.origin)
  const router = createMemoryRouter([{ path: '*', element: <Root /> }], {
    initialEntries: [{ pathname, search, hash, state }],
  })
  const rendered = render(
    <ThemeRoot>
      <QueryRoot>
        <RouterProvider router={router} />
        <Toaster />
      </QueryRoot>
    </ThemeRoot>,
  )
  const unmount = () => {
    rendered.unmount()
    router.dispose()
  }
  return { ...rendered, unmount, address: () => router.state.location.pathname + router.state.location.search }
}
