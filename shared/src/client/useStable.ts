import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Returns the same object as long as its content is equal, for a value derived again by each render. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value)
  const next = replaceEqualDeep(stable, value)
  if (next !== stable) setStable(next)
  return next
}
