import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls the latest `callback`, for memoised components. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latestCallback = useRef(callback)
  useLayoutEffect(() => {
    latestCallback.current = callback
  })
  return useCallback((...args) => latestCallback.current(...args), [])
}
