import { QueryRoot } from 'shared/client'
import { createBrowserRouter, RouterProvider } from 'shared/router'
import { ThemeRoot } from 'shared/ui'
import { Frame } from './Frame.tsx'
import { CrashedPage } from './pages/CrashedPage.tsx'

const router = createBrowserRouter([{ path: '*', element: <Frame />, errorElement: <CrashedPage /> }])

export const Shell = () => (
  <ThemeRoot>
    <QueryRoot>
      <RouterProvider router={router} />
    </QueryRoot>
  </ThemeRoot>
)
