import type { AttendanceInput } from 'shared/contracts/agenda/attendance'

/** Signature or absence that is not on the server: not sent yet, or refused. */
export interface PendingLine {
  sessionId: string
  /** Undefined in a line that an earlier version of the page stored. */
  participantName?: string
  input: AttendanceInput
  /** Message of the server's final refusal; undefined while the line can still be sent. */
  refusal?: string
}
