/** Audio comment that is not on the server yet. */
export interface PendingRecording {
  /** Id sent with the recording, so that the server adds it once. */
  id: string
  sessionId: string
  /** Instant at which the recording began. */
  startedAt: string
  /** MIME type of the sound. */
  type: string
}

/** State of sending a recording, kept in memory while this page is open. */
export interface RecordingState {
  /** Fraction that was sent, from 0 to 1; undefined while it is not being sent. */
  sentFraction?: number
  /** Message of the failed attempt. */
  failure?: string
  /** True when the server's refusal is final, so that sending again is useless. */
  isRefused?: boolean
}

/** Recording that is to be sent, is being sent, or was refused by the server. */
export interface UnsentRecording extends PendingRecording, RecordingState {
  /** False when the recording is only in memory, and lost when the page closes. */
  isStored: boolean
}
