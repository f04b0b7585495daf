import { useRef, useState } from 'react'
import type { RecordingWriter } from './pending/createRecordingWriter.ts'
import { canRecord, openMicrophone, createRecorder, chunkMs, mimeTypeOf } from './recording.ts'
import { useAutomaticStop } from './useAutomaticStop.ts'

type RecorderState = 'idle' | 'opening' | 'recording' | 'unavailable'

interface Recording {
  /** False once the recording is stopped, possibly before the microphone is open. */
  isActive: boolean
  /** True when the recording is to be discarded. */
  isCancelled: boolean
  recorder?: MediaRecorder
}

/**
 * Records one comment at a time. Calls `createWriter` with the MIME type and the start instant when the first chunk
 * arrives.
 */
export function useRecorder(createWriter: (type: string, startedAt: string) => RecordingWriter) {
  const [state, setState] = useState<RecorderState>(() => (canRecord() ? 'idle' : 'unavailable'))
  const [seconds, setSeconds] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const currentRecording = useRef<Recording>(undefined)

  function record(openedStream: MediaStream, recording: Recording) {
    const recorder = createRecorder(openedStream)
    const startedAt = new Date().toISOString()
    let writer: RecordingWriter | undefined
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      writer ??= createWriter(mimeTypeOf(recorder), startedAt)
      writer.add(data)
    })
    recorder.addEventListener('stop', () => {
      for (const track of openedStream.getTracks()) track.stop()
      setStream(undefined)
      setState('idle')
      currentRecording.current = undefined
      void (recording.isCancelled ? writer?.discard() : writer?.end())
    })
    recording.recorder = recorder
    recorder.start(chunkMs)
    setSeconds(0)
    setStream(openedStream)
    setState('recording')
  }

  async function start() {
    if (currentRecording.current || !canRecord()) return
    const recording: Recording = { isActive: true, isCancelled: false }
    currentRecording.current = recording
    setState('opening')
    try {
      const openedStream = await openMicrophone()
      if (recording.isActive) return record(openedStream, recording)
      for (const track of openedStream.getTracks()) track.stop()
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

  useAutomaticStop({
    isOn: state === 'recording' || state === 'opening',
    isRecording: state === 'recording',
    onSeconds: setSeconds,
    stop,
  })

  return { state, seconds, stream, start: () => void start(), stop }
}
