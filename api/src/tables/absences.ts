import type { Timestamp } from './columns.ts'
import type { SessionState } from './sessions.ts'

interface OpeningHours {
  tenant_id: string
  member_id: string
  /** ISO weekday, 1 = Monday to 7 = Sunday. */
  weekday: number
  start_time: string
  end_time: string
}

interface Vacation {
  tenant_id: string
  id: string
  member_id: string
  starts_at: string
  ends_at: string
  label: Buffer | null
}

/** A saved absence, while saving it can be undone; the `former_…` columns are null if the absence was new. */
interface VacationAct {
  tenant_id: string
  id: string
  member_id: string
  vacation_id: string
  undoable_until: Timestamp
  former_starts_at: string | null
  former_ends_at: string | null
  former_label: Buffer | null
}

/** A session as it was before saving an absence moved or cancelled it. */
interface VacationActSession {
  tenant_id: string
  act_id: string
  session_id: string
  /** The version of the session after this change. */
  version: number
  state: SessionState
  forced: boolean
  expires_at: Timestamp | null
  day: string
  start_time: string
  end_time: string
}

/** Tables of opening hours and absences. */
export interface AbsenceTables {
  opening_hours: OpeningHours
  vacation: Vacation
  vacation_act: VacationAct
  vacation_act_session: VacationActSession
}
