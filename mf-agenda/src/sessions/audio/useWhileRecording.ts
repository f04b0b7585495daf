import { useEffect, useEffectEvent } from 'react'
import { longestSeconds } from './recording.ts'

interface Recording {
  /** Asked for: the microphone may still be opening. */
  isOn: boolean
  isRecording: boolean
  /** How long it has lasted, in seconds. */
  tell: (seconds: number) => void
  stop: (how?: { cancelled: boolean }) => void
}

/** What ends a recording beside its button: Escape throws it away; five minutes, another tab or another page keep it. */
export function useWhileRecording({ isOn, isRecording, tell, stop }: Recording): void {
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
    return () => clearInterval(timer)
  }, [isRecording])

  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => cancelBy(event)
    const onHide = () => hide()
    window.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isOn])

  const leave = useEffectEvent(() => stop())
  useEffect(() => () => leave(), [])
}
