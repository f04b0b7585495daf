import { useEffect, useState } from 'react'

/** Delay that makes fast typing send a single request. */
const pauseMs = 180

/** Returns the typed text after typing has paused. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
