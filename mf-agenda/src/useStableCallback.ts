import { useCallback } from 'react'
import { useLatest } from './useLatest.ts'

/** Returns a function with a stable identity that calls the latest `callback`, for memoised components. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latestCallback = useLatest(callback)
  return useCallback((...args) => latestCallback.current(...args), [latestCallback])
}
