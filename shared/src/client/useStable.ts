import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Returns the same object as long as its content stays the same, for a value that each render derives anew. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value)
  const next = replaceEqualDeep(stable, value)
  if (next !== stable) setStable(next)
  return next
}
