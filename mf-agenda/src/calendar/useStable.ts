import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, that does what the last one given does: for what is drawn again when it changes. */
export function useStable<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...given) => last.current(...given), [])
}
