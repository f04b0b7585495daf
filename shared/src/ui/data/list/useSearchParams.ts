import { useCallback } from 'react'
import type { SetURLSearchParams } from 'react-router-dom'
import { useSearchParams as useRenderedSearchParams } from 'react-router-dom'
import { useLatestLocation } from './useLatestLocation.ts'

/**
 * Like React Router's hook, except that an updater function receives the current parameters of the URL instead of the
 * last rendered ones.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRenderedSearchParams()
  const latestLocation = useLatestLocation()
  const setLatestParams = useCallback<SetURLSearchParams>(
    (update, options) =>
      setParams(
        typeof update === 'function' ? () => update(new URLSearchParams(latestLocation().search)) : update,
        options,
      ),
    [setParams, latestLocation],
  )
  return [params, setLatestParams]
}
