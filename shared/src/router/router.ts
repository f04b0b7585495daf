export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom'
export type { Location } from 'react-router-dom'
export { mouseMedia } from '../federation/mouseMedia.ts'
export { applyQueryParams, useQueryParams } from '../ui/data/list/useQueryParams.ts'
export { useSearchParams } from '../ui/data/list/useSearchParams.ts'
export { PageBehind } from './PageBehind.tsx'
export { useNavigateAndWait } from './useNavigateAndWait.ts'
export { definePages } from './definePages.tsx'
export type { FrameProps, Page, PageParams } from './definePages.tsx'
