import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function whose identity never changes and that calls the latest `act`: for memoised components. */
export function useStableCallback<Arguments extends unknown[]>(
  act: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
