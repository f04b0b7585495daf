import type { ComponentType } from 'react'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { QueryRoot } from '../client/QueryRoot.tsx'
import { ThemeRoot } from '../ui/theme/ThemeRoot.tsx'
import { Toaster } from '../ui/toasts/Toaster.tsx'
import { useToasts } from '../ui/toasts/toasts.ts'

export interface Opened extends RenderResult {
  /** The path and query that the area has navigated to. */
  address: () => string
}

/** Renders an area at a path with what the shell provides: theme, router, query cache and toasts. */
export function openArea(Root: ComponentType, path: string, state?: unknown): Opened {
  // The toasts are global to the page; each test starts without any.
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
