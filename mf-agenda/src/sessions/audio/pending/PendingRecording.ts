/** An audio comment that is not on the server yet. */
export interface PendingRecording {
  /** It is added once under this id, however often it is sent. */
  id: string
  sessionId: string
  /** The instant it began. */
  startedAt: string
  /** The MIME type of its sound. */
  type: string
}

/** The state of sending a recording, held while this page is open. */
export interface RecordingState {
  /** The part that was sent, from 0 to 1; left out while it is not being sent. */
  sentPart?: number
  /** Why sending failed. */
  failure?: string
  /** True when the server refused it and sending again would not change that. */
  isRefused?: boolean
}

export interface WaitingRecording extends PendingRecording, RecordingState {
  /** False where it lasts only as long as the page. */
  isKept: boolean
}
