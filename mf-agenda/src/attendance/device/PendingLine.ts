import type { AttendanceInput } from 'shared/contracts/agenda/attendance'

/** A signature or an absence that is not on the server yet. */
export interface PendingLine {
  sessionId: string
  input: AttendanceInput
  /** Why the server refused it for good; left out while it waits to be sent. */
  refusal?: string
}
