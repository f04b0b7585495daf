import { useState } from 'react'
import { createRecordingWriter } from './pending/createRecordingWriter.ts'
import { usePendingRecordings } from './pending/usePendingRecordings.ts'
import { useRecorder } from './useRecorder.ts'

/** Recorder of a session, and the session's unsent recordings. */
export function useRecordings(sessionId: string) {
  const pendingRecordings = usePendingRecordings().filter((recording) => recording.sessionId === sessionId)
  const [isNotStored, setNotStored] = useState(false)
  const recorder = useRecorder((type, startedAt) => {
    setNotStored(false)
    return createRecordingWriter({ id: crypto.randomUUID(), sessionId, startedAt, type }, () => setNotStored(true))
  })
  const isRecording = recorder.state === 'recording'
  return {
    pendingRecordings,
    recorder,
    isNotStored: isRecording && isNotStored,
    /** True when closing the page would lose a recording. */
    isUnsaved: isRecording || pendingRecordings.some(({ isStored }) => !isStored),
  }
}
