import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router-dom'

/**
 * Returns a function that navigates to an absolute path without scrolling, renders its page synchronously and then
 * resolves. The function of `useNavigate` renders in a transition, and inside an area ignores `flushSync`.
 */
export function useNavigateAndWait(): (path: string) => Promise<void> {
  const dataRouter = useContext(DataRouterContext)
  const navigate = useNavigate()
  return async (path) =>
    dataRouter
      ? dataRouter.router.navigate(path, { preventScrollReset: true, flushSync: true })
      : navigate(path, { preventScrollReset: true, flushSync: true })
}
