import { useRef, useState } from 'react'
import { canRecord, openMicrophone, recorderOf, typeOf } from './recording.ts'
import { useWhileRecording } from './useWhileRecording.ts'

type State = 'idle' | 'opening' | 'recording' | 'unavailable'

interface Running {
  /** False once it was stopped before the microphone was open. */
  isWanted: boolean
  /** Set when it is to be thrown away. */
  isCancelled: boolean
  recorder?: MediaRecorder
}

/** Records one thing at a time; `onRecorded` gets it when it is stopped, and nothing when it is cancelled. */
export function useRecorder(onRecorded: (recorded: Blob) => void) {
  const [state, setState] = useState<State>(() => (canRecord() ? 'idle' : 'unavailable'))
  const [seconds, setSeconds] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const running = useRef<Running>(undefined)

  function record(opened: MediaStream, one: Running) {
    const recorder = recorderOf(opened)
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of opened.getTracks()) track.stop()
      setStream(undefined)
      setState('idle')
      running.current = undefined
      const recorded = new Blob(parts, { type: typeOf(recorder) })
      if (!one.isCancelled && recorded.size > 0) onRecorded(recorded)
    })
    one.recorder = recorder
    recorder.start()
    setSeconds(0)
    setStream(opened)
    setState('recording')
  }

  async function start() {
    if (running.current || !canRecord()) return
    const one: Running = { isWanted: true, isCancelled: false }
    running.current = one
    setState('opening')
    try {
      const opened = await openMicrophone()
      if (one.isWanted) return record(opened, one)
      for (const track of opened.getTracks()) track.stop()
      setState('idle')
    } catch {
      setState('unavailable')
    }
    running.current = undefined
    return undefined
  }

  function stop({ cancelled = false } = {}) {
    const one = running.current
    if (!one) return
    one.isWanted = false
    one.isCancelled ||= cancelled
    if (one.recorder?.state === 'recording') one.recorder.stop()
  }

  useWhileRecording({
    isOn: state === 'recording' || state === 'opening',
    isRecording: state === 'recording',
    tell: setSeconds,
    stop,
  })

  return { state, seconds, stream, start: () => void start(), stop }
}
