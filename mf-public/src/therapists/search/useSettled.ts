import { useEffect, useState } from 'react'

/** Who types fast asks once. */
const pauseMs = 180

/** What was typed, once typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
