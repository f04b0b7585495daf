import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useSearchParams } from './useSearchParams.ts'

/**
 * '' removes a parameter, undefined leaves it unchanged. Replaces the history entry unless the options say otherwise.
 */
export type ChangeQueryParams = (changed: Record<string, string | undefined>, options?: NavigateOptions) => void

/** The query parameters of the address, and a function that changes some of them. */
export function useQueryParams(): [URLSearchParams, ChangeQueryParams] {
  const [params, setParams] = useSearchParams()
  const change = useCallback<ChangeQueryParams>(
    (changed, options) =>
      setParams(
        (next) => {
          for (const [name, value] of Object.entries(changed)) {
            if (value === '') next.delete(name)
            else if (value !== undefined) next.set(name, value)
          }
          return next
        },
        { replace: true, ...options },
      ),
    [setParams],
  )
  return [params, change]
}
