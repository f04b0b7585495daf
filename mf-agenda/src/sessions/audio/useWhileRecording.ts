import { useEffect, useEffectEvent } from 'react'
import { longestSeconds } from './recording.ts'

interface Ends {
  /** How long it has lasted, in seconds. */
  tell: (seconds: number) => void
  stop: (how?: { cancelled: boolean }) => void
}

/** What ends a recording beside its button: Escape throws it away; five minutes, another tab or another page keep it. */
export function useWhileRecording(isRecording: boolean, { tell, stop }: Ends): void {
  const tick = useEffectEvent((seconds: number) => {
    tell(Math.min(seconds, longestSeconds))
    if (seconds >= longestSeconds) stop()
  })
  const cancelBy = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    stop({ cancelled: true })
  })
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') stop()
  })

  useEffect(() => {
    if (!isRecording) return undefined
    const began = performance.now()
    const timer = setInterval(() => tick((performance.now() - began) / 1_000), 250)
    const onKey = (event: KeyboardEvent) => cancelBy(event)
    const onHide = () => hide()
    window.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isRecording])

  const leave = useEffectEvent(() => stop())
  useEffect(() => () => leave(), [])
}
