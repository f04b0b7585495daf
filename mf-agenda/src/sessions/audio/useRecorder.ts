import { useRef, useState } from 'react'
import type { RecordingKeeper } from './pending/keepWhileRecording.ts'
import { canRecord, openMicrophone, recorderOf, sliceMs, typeOf } from './recording.ts'
import { useWhileRecording } from './useWhileRecording.ts'

type State = 'idle' | 'opening' | 'recording' | 'unavailable'

interface Recording {
  /** False once it was stopped before the microphone was open. */
  isActive: boolean
  /** Set when it is to be discarded. */
  isCancelled: boolean
  recorder?: MediaRecorder
}

/** Records one comment at a time. `keep` is called with its first slice, its MIME type and the instant it began. */
export function useRecorder(keep: (type: string, startedAt: string) => RecordingKeeper) {
  const [state, setState] = useState<State>(() => (canRecord() ? 'idle' : 'unavailable'))
  const [seconds, setSeconds] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const currentRecording = useRef<Recording>(undefined)

  function record(opened: MediaStream, recording: Recording) {
    const recorder = recorderOf(opened)
    const startedAt = new Date().toISOString()
    let keeper: RecordingKeeper | undefined
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      keeper ??= keep(typeOf(recorder), startedAt)
      keeper.add(data)
    })
    recorder.addEventListener('stop', () => {
      for (const track of opened.getTracks()) track.stop()
      setStream(undefined)
      setState('idle')
      currentRecording.current = undefined
      void (recording.isCancelled ? keeper?.discard() : keeper?.end())
    })
    recording.recorder = recorder
    recorder.start(sliceMs)
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
