import { useEffect, useState } from 'react'

/** Delay after which typing is considered to have paused. */
const pauseMs = 180

/** Returns the text as it was when typing last paused. */
export function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}
