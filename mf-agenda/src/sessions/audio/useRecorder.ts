import { useRef, useState } from 'react'
import { canRecord, openMicrophone, recorderOf, typeOf } from './recording.ts'
import { useWhileRecording } from './useWhileRecording.ts'

type State = 'idle' | 'opening' | 'recording' | 'unavailable'

interface Recording {
  /** False once it was stopped before the microphone was open. */
  isActive: boolean
  /** Set when it is to be discarded. */
  isCancelled: boolean
  recorder?: MediaRecorder
}

/** Records one comment at a time. `onRecorded` gets it when the recording is stopped, not when it is cancelled. */
export function useRecorder(onRecorded: (recorded: Blob) => void) {
  const [state, setState] = useState<State>(() => (canRecord() ? 'idle' : 'unavailable'))
  const [seconds, setSeconds] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const currentRecording = useRef<Recording>(undefined)

  function record(opened: MediaStream, recording: Recording) {
    const recorder = recorderOf(opened)
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of opened.getTracks()) track.stop()
      setStream(undefined)
      setState('idle')
      currentRecording.current = undefined
      const recorded = new Blob(parts, { type: typeOf(recorder) })
      if (!recording.isCancelled && recorded.size > 0) onRecorded(recorded)
    })
    recording.recorder = recorder
    recorder.start()
    setSeconds(0)
    setStream(opened)
    setState('recording')
  }

  async function start() {
    if (currentRecording.current || !canRecord()) return
    const recording: Recording = { isActive: true, isCancelled: false }
    currentRecording.current = recording
    setState('opening')
    try {
      const opened = await openMicrophone()
      if (recording.isActive) return record(opened, recording)
      for (const track of opened.getTracks()) track.stop()
      setState('idle')
    } catch {
      setState('unavailable')
    }
    currentRecording.current = undefined
    return undefined
  }

  function stop({ cancelled = false } = {}) {
    const recording = currentRecording.current
    if (!recording) return
    recording.isActive = false
    recording.isCancelled ||= cancelled
    if (recording.recorder?.state === 'recording') recording.recorder.stop()
  }

  useWhileRecording({
    isOn: state === 'recording' || state === 'opening',
    isRecording: state === 'recording',
    onSeconds: setSeconds,
    stop,
  })

  return { state, seconds, stream, start: () => void start(), stop }
}
