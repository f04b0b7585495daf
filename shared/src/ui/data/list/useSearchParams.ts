import { useCallback, useContext } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useSearchParams as useDrawnSearchParams,
} from 'react-router-dom'

/**
 * React Router's hook, except that an updater function gets the address's current parameters, not those last rendered:
 * React renders a change of the address later, and a second change made before must not lose the first.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useDrawnSearchParams()
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
