import type { ColumnType, Generated } from 'kysely'
import type { Filled, Moment, Placed } from './columns.ts'
import type { SessionState } from './sessions.ts'

interface Tenant {
  id: string
  offer: 'STANDARD' | 'PRO' | 'ULTIME'
  nb_max_assistants: number
  nb_max_therapists: number
  trial_ends_at: Moment
  payable: Filled<boolean>
  time_zone: Filled<string>
  cancellation_before: Filled<number>
  retention_years: Filled<number>
  sealing_key: Buffer
  closed_at: Moment | null
  created_at: Generated<Date>
}

interface Member extends Placed {
  tenant_id: string
  id: string
  email: string
  firstname: Filled<string>
  lastname: Filled<string>
  roles: string[]
  privileges: string[]
  phone_number: Filled<string>
  default_session_price: Filled<number>
  taxes: Filled<boolean>
  taxes_amount: Filled<number>
  vat_exemption: Filled<'FRANCHISE' | 'EXONERE_SANTE'>
  vat_on_debits: Filled<boolean>
  tva_number: Filled<string>
  legal_form: Filled<string>
  share_capital: number | null
  rcs_city: Filled<string>
  mediator_name: Filled<string>
  mediator_address: Filled<string>
  mediator_website: Filled<string>
  personal_bank_settings: Filled<boolean>
  bank_details: Buffer | null
  public_access: Filled<boolean>
  individual_firm: Filled<boolean>
  firm_name: Filled<string>
  firm_siren: Filled<string>
  firm_website: Filled<string>
  latitude: number | null
  longitude: number | null
  precision: Filled<'address' | 'zipCode' | 'default'>
  logo: string | null
  logo_file: string | null
  colour_mode: Filled<'DEFAULT' | 'CLUBS' | 'THERAPISTS'>
  position: Filled<number>
  created_at: Generated<Date>
  left_at: Moment | null
}

interface Invitation {
  tenant_id: string
  id: string
  email: string
  role: 'ROLE_THERAPIST' | 'ROLE_ASSISTANT'
  privileges: string[]
  token_hash: Buffer
  invited_by: string
  sent_at: Moment
  expires_at: Moment
  accepted_at: Moment | null
  withdrawn_at: Moment | null
}

interface InvoiceArchive {
  tenant_id: string
  id: string
  content: Buffer
  purge_after: string
}

interface SepaMandate {
  tenant_id: string
  id: string
  member_id: string
  reference: string
  content: Buffer
  created_at: Moment
}

interface PaymentMeans {
  tenant_id: string
  customer_id: string
  /** The provider's, which stands for the card. */
  token: string
  brand: string
  last_four: string
  expiry_month: number
  expiry_year: number
  status: 'ACTIVE' | 'FAILED'
  /** Of the last event that said so, or of the card itself. */
  status_at: Moment
}

interface PaymentEventRow {
  tenant_id: string
  id: string
  type: string
  created_at: Moment
  received_at: Generated<Date>
}

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
  undoable_until: Moment
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
  expires_at: Moment | null
  day: string
  start_time: string
  end_time: string
}

interface Colour {
  tenant_id: string
  member_id: string
  object_id: string
  hexa: string
}

interface CalendarFeed {
  tenant_id: string
  member_id: string
  token_hash: Buffer
  with_patients: boolean
  created_at: Generated<Date>
}

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

interface DirectoryTherapist extends Placed {
  id: string
  tenant_id: string
  firstname: string
  lastname: string
  firm_name: string
  logo: string | null
  latitude: number | null
  longitude: number | null
  approximate: boolean
  bookable_until: Moment | null
  name_search: ColumnType<string, never, never>
  place_search: ColumnType<string, never, never>
}

/** A practice with its members and what they set. */
export interface PracticeTables {
  tenant: Tenant
  member: Member
  invitation: Invitation
  sepa_mandate: SepaMandate
  payment_means: PaymentMeans
  payment_event: PaymentEventRow
  invoice_archive: InvoiceArchive
  opening_hours: OpeningHours
  vacation: Vacation
  vacation_act: VacationAct
  vacation_act_session: VacationActSession
  colour: Colour
  calendar_feed: CalendarFeed
  session_type: SessionType
  session_type_club: SessionTypeClub
  question: Question
  'directory.therapist': DirectoryTherapist
}
