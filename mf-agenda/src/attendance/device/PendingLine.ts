import type { AttendanceInput } from 'shared/contracts/agenda/attendance'

/** A signature or an absence that is not on the server yet. */
export interface PendingLine {
  sessionId: string
  input: AttendanceInput
  /** The reason of the server's final refusal; undefined while it waits to be sent. */
  refusal?: string
}
