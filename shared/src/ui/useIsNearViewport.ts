import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether an element has come within `marginPx` of the viewport; it stays true. Always true without
 * `IntersectionObserver`.
 */
export function useIsNearViewport<E extends Element>(marginPx: number): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${marginPx}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, marginPx])
  return { ref, isNear }
}
