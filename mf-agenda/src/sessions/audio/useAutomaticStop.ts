import { useEffect, useEffectEvent } from 'react'
import { maxRecordingSeconds } from './recording.ts'

/** Interval at which the shown duration is updated. */
const tickMs = 250

interface AutomaticStop {
  /** True once started, also while the microphone is opening. */
  isOn: boolean
  isRecording: boolean
  /** Called with the duration in seconds. */
  onSeconds: (seconds: number) => void
  stop: (options?: { cancelled: boolean }) => void
}

/**
 * Ends a recording without its button. Escape discards it; a duration of five minutes, a hidden tab or leaving the page
 * stops and sends it.
 */
export function useAutomaticStop({ isOn, isRecording, onSeconds, stop }: AutomaticStop): void {
  const tick = useEffectEvent((seconds: number) => {
    onSeconds(Math.min(seconds, maxRecordingSeconds))
    if (seconds >= maxRecordingSeconds) stop()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    stop({ cancelled: true })
  })
  const onVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') stop()
  })

  useEffect(() => {
    if (!isRecording) return undefined
    const startMs = performance.now()
    const timer = setInterval(() => tick((performance.now() - startMs) / 1_000), tickMs)
    return () => clearInterval(timer)
  }, [isRecording])

  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    const onHide = () => onVisibilityChange()
    // Listens in the capture phase, before a dialog around the recorder, which would close.
    window.addEventListener('keydown', onKey, true)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isOn])

  const onUnmount = useEffectEvent(() => stop())
  useEffect(() => () => onUnmount(), [])
}
