import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Returns a ref to the value of the last render, for event handlers. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
