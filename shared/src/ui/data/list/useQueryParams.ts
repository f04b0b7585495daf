import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useSearchParams } from './useSearchParams.ts'

/** New values of query parameters: '' removes a parameter, undefined leaves it unchanged. */
type QueryParamChanges = Record<string, string | undefined>

/**
 * Changes query parameters. A function receives the current parameters of the URL, which may be newer than the rendered
 * ones. Replaces the history entry, unless the option `replace` is false.
 */
export type ChangeQueryParams = (
  changes: QueryParamChanges | ((params: URLSearchParams) => QueryParamChanges),
  options?: NavigateOptions,
) => void

/** Applies `changes` to `params`. */
export function applyQueryParams(params: URLSearchParams, changes: Parameters<ChangeQueryParams>[0]): void {
  for (const [name, value] of Object.entries(typeof changes === 'function' ? changes(params) : changes)) {
    if (value === '') params.delete(name)
    else if (value !== undefined) params.set(name, value)
  }
}

/** Returns the query parameters of the URL, and a function that changes some of them. */
export function useQueryParams(): [URLSearchParams, ChangeQueryParams] {
  const [params, setParams] = useSearchParams()
  const change = useCallback<ChangeQueryParams>(
    (changes, options) =>
      setParams(
        (newParams) => {
          applyQueryParams(newParams, changes)
          return newParams
        },
        { replace: true, ...options },
      ),
    [setParams],
  )
  return [params, change]
}
