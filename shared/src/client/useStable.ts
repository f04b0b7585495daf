import { useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Returns the same object as long as the content of `value` is equal, for values that each render computes again. */
export function useStable<T>(value: T): T {
  const [stableValue, setStableValue] = useState(value)
  const nextValue = replaceEqualDeep(stableValue, value)
  if (nextValue !== stableValue) setStableValue(nextValue)
  return nextValue
}
