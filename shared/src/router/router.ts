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
  useSearchParams,
} from 'react-router-dom'
export { mouseMedia } from '../federation/mouseMedia.ts'
export { definePages } from './definePages.tsx'
export type { Page, PageAddress } from './definePages.tsx'
