import { useCallback, useContext } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom'

/**
 * React Router's hook, except that an updater function receives the address's current parameters instead of the last
 * rendered ones: React renders a change of the address later, and a second change before that render must not lose the
 * first.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRenderedSearchParams()
  const router = useContext(DataRouterContext)?.router
  const setLatest = useCallback<SetURLSearchParams>(
    (next, options) =>
      setParams(
        typeof next === 'function' && router ? () => next(new URLSearchParams(router.state.location.search)) : next,
        options,
      ),
    [setParams, router],
  )
  return [params, setLatest]
}
