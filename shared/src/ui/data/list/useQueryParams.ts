import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useSearchParams } from './useSearchParams.ts'

/**
 * Changes query parameters: '' removes a parameter, undefined leaves it unchanged. Replaces the history entry unless
 * the options say otherwise.
 */
export type ChangeQueryParams = (changes: Record<string, string | undefined>, options?: NavigateOptions) => void

/** The query parameters of the address, and a function that changes some of them. */
export function useQueryParams(): [URLSearchParams, ChangeQueryParams] {
  const [params, setParams] = useSearchParams()
  const change = useCallback<ChangeQueryParams>(
    (changes, options) =>
      setParams(
        (newParams) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') newParams.delete(name)
            else if (value !== undefined) newParams.set(name, value)
          }
          return newParams
        },
        { replace: true, ...options },
      ),
    [setParams],
  )
  return [params, change]
}
