import type { Timestamp } from './columns.ts'
import type { SessionState } from './sessions.ts'

interface OpeningHours {
  tenant_id: string
  member_id: string
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

interface VacationActSession {
  tenant_id: string
  act_id: string
  session_id: string
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
