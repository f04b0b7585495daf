import { useState } from 'react'
import { keepWhileRecording } from './pending/keepWhileRecording.ts'
import { usePendingRecordings } from './pending/usePendingRecordings.ts'
import { useRecorder } from './useRecorder.ts'

/** The recorder of a session, and its recordings that are not sent yet. */
export function useRecordings(sessionId: string) {
  const pending = usePendingRecordings().filter((recording) => recording.sessionId === sessionId)
  const [isNotKept, setNotKept] = useState(false)
  const recorder = useRecorder((type, startedAt) => {
    setNotKept(false)
    return keepWhileRecording({ id: crypto.randomUUID(), sessionId, startedAt, type }, () => setNotKept(true))
  })
  const isRecording = recorder.state === 'recording'
  return {
    pending,
    recorder,
    isNotKept: isRecording && isNotKept,
    /** True when closing the page would lose a recording. */
    isUnsaved: isRecording || pending.some(({ isKept }) => !isKept),
  }
}
