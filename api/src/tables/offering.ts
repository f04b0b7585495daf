import type { Filled, Moment } from './columns.ts'

interface SessionType {
  tenant_id: string
  id: string
  name: string
  duration: Filled<number>
  default_session_price: number | null
  animal_count: number | null
  animal_species_id: string | null
  position: Filled<number>
  is_public: Filled<boolean>
  buffer_before_minutes: Filled<number>
  buffer_after_minutes: Filled<number>
  notice_hours: Filled<number>
  horizon_days: Filled<number>
  removed_at: Moment | null
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
  position: Filled<number>
}

/** Tables of session types and their questions. */
export interface OfferingTables {
  session_type: SessionType
  session_type_club: SessionTypeClub
  question: Question
}
