import { useEffect, useState } from 'react'

/** Delay that makes fast typing send a single request. */
const pauseMs = 180

/** Returns the typed text once typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
