import type { WithDefault, Timestamp } from './columns.ts'

interface SessionType {
  tenant_id: string
  id: string
  name: string
  duration: WithDefault<number>
  default_session_price: number | null
  animal_count: number | null
  animal_species_id: string | null
  position: WithDefault<number>
  is_public: WithDefault<boolean>
  buffer_before_minutes: WithDefault<number>
  buffer_after_minutes: WithDefault<number>
  notice_hours: WithDefault<number>
  horizon_days: WithDefault<number>
  removed_at: Timestamp | null
}

interface SessionTypeClub {
  tenant_id: string
  session_type_id: string
  club_id: string
}

interface Question {
  tenant_id: string
  id: string
  session_type_id: string
  text: string
  position: WithDefault<number>
}

/** Tables of session types and their questions. */
export interface OfferingTables {
  session_type: SessionType
  session_type_club: SessionTypeClub
  question: Question
}
