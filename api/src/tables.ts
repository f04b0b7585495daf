import type { ColumnType, Generated } from 'kysely'

/** Dates and times travel as strings: `yyyy-mm-dd`, `HH:mm`, and `yyyy-mm-dd HH:mm:ss` for wall-clock moments. */
type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = ColumnType<T, T | undefined, T>

interface Account {
  id: string
  kind: 'MEMBER' | 'PATIENT'
  email: string
  password_hash: string
  token_version: Generated<number>
  firstname: Filled<string>
  lastname: Filled<string>
  phone_number: Filled<string>
  confirmed_at: Moment | null
  disabled_at: Moment | null
  created_at: Generated<Date>
}

interface RefreshToken {
  id: string
  account_id: string
  family: string
  token_hash: Buffer
  created_at: Generated<Date>
  used_at: Moment | null
  idle_until: Moment
  expires_at: Moment
}

interface MailToken {
  token_hash: Buffer
  purpose: 'RESET' | 'CONFIRM'
  account_id: string
  expires_at: Moment
  used_at: Moment | null
}

interface Throttle {
  key: string
  tries: number
  window_ends_at: Moment
  blocked_until: Moment | null
}

interface Idempotency {
  account_id: string
  key: string
  route: string
  request_hash: Buffer
  status: number | null
  answer: unknown
  created_at: Generated<Date>
}

interface Tenant {
  id: string
  offer: 'STANDARD' | 'PRO' | 'ULTIME'
  nb_max_assistants: number
  nb_max_therapists: number
  trial_ends_at: Moment
  payable: Filled<boolean>
  time_zone: Filled<string>
  cancellation_before: Filled<number>
  sealing_key: Buffer
  closed_at: Moment | null
  created_at: Generated<Date>
}

interface Placed {
  street_name: Filled<string>
  zip_code: Filled<string>
  city: Filled<string>
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
  public_access: Filled<boolean>
  individual_firm: Filled<boolean>
  firm_name: Filled<string>
  firm_siren: Filled<string>
  firm_website: Filled<string>
  latitude: number | null
  longitude: number | null
  precision: Filled<'address' | 'zipCode' | 'default'>
  logo: string | null
  colour_mode: Filled<'DEFAULT' | 'CLUBS' | 'THERAPISTS'>
  position: Filled<number>
  created_at: Generated<Date>
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
}

interface Question {
  tenant_id: string
  id: string
  session_type_id: string
  text: string
  position: Filled<number>
}

interface Club extends Placed {
  tenant_id: string
  id: string
  name: string
  email: Filled<string>
  phone_number: Filled<string>
  amount_per_session: Filled<number>
  removed_at: Moment | null
}

interface Patient extends Placed {
  tenant_id: string
  id: string
  type: 'INDIVIDUAL' | 'FIRM' | null
  email: Filled<string>
  phone_number: Filled<string>
  contact_firstname: Filled<string>
  contact_lastname: Filled<string>
  firstname: Filled<string>
  lastname: Filled<string>
  birthdate: string | null
  nb_hours_to_do: Filled<number>
  referent_email: Filled<string>
  referent_phone: Filled<string>
  legal_manager_lastname: Filled<string>
  legal_manager_firstname: Filled<string>
  legal_manager_email: Filled<string>
  legal_manager_phone: Filled<string>
  legal_manager_link: Filled<string>
  funder_lastname: Filled<string>
  funder_firstname: Filled<string>
  funder_company_name: Filled<string>
  funder_email: Filled<string>
  funder_tel: Filled<string>
  company_name: Filled<string>
  siren: Filled<string>
  firm_id: string | null
  account_id: string | null
  created_at: Generated<Date>
  removed_at: Moment | null
}

interface Species {
  id: string
  name: string
  position: Filled<number>
}

interface Race {
  id: string
  species_id: string
  name: string
}

interface Animal {
  tenant_id: string
  id: string
  name: string
  birthdate: string | null
  club_id: string | null
  owner_id: string | null
  race_id: string
  nb_working_hours_by_week: number
  minutes_by_day: number | null
  longest_stretch: number | null
  rest_between: number | null
  sessions_by_day: number | null
  rest_days_by_week: number | null
  removed_at: Moment | null
}

interface Vaccine {
  tenant_id: string
  id: string
  animal_id: string
  name: string
  date: string | null
  valid_until: string | null
}

interface MedicalAppointment extends Vaccine {
  comments: Filled<string>
}

interface WorkCorrection {
  tenant_id: string
  id: string
  animal_id: string
  session_id: string
  day: string
  start_time: string
  end_time: string
  session_type_name: string
  club_name: string
  handler_name: string
  wellbeing: number | null
  act: 'changed' | 'removed'
  corrected_at: Generated<Date>
  corrected_by: string | null
  author_name: string
}

export type SeriesRecurrence = 'DAY' | 'WEEK' | 'TWO_WEEKS' | 'DAY_OF_WEEK'

interface SessionSeries {
  tenant_id: string
  id: string
  recurrence: SeriesRecurrence
  start_date: string
  end_date: string
}

interface SessionTombstone {
  tenant_id: string
  id: string
  therapist_id: string
  during: string
  version: number
  deleted_at: Generated<Date>
}

interface SessionAudio {
  tenant_id: string
  id: string
  session_id: string
  name: string
  media_type: string
  size: number
  created_at: Generated<Date>
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

export type SessionState = 'PENDING' | 'VALIDATED' | 'CANCELLED' | 'EXPIRED'

interface Session {
  tenant_id: string
  id: string
  series_id: string | null
  recurrence: Filled<'ONCE' | SeriesRecurrence>
  day: string
  start_time: string
  end_time: string
  during: ColumnType<string, never, never>
  state: SessionState
  live: ColumnType<boolean, never, never>
  allow_overlap: Filled<boolean>
  force_reason: string | null
  therapist_id: string
  session_type_id: string
  patient_id: string | null
  club_id: string | null
  price: Filled<number>
  room_rent: Filled<number>
  animal_rent: Filled<number>
  taxes_paid_by_patient: Filled<number>
  patient_present: Filled<boolean>
  paid: Filled<boolean>
  with_animal_only: Filled<boolean>
  comments: Buffer | null
  evaluation: Buffer | null
  moved_alone: Filled<boolean>
  club_amount_due: number | null
  paid_to_club: Filled<boolean>
  changed_at: Generated<Date>
  bill_id: string | null
  requested_by: string | null
  expires_at: Moment | null
  version: Filled<number>
  created_at: Generated<Date>
}

interface SessionAnimal {
  tenant_id: string
  session_id: string
  animal_id: string
  during: string
  live: boolean
  allow_overlap: Filled<boolean>
  wellbeing: number | null
}

interface SessionCorporatePatient {
  tenant_id: string
  session_id: string
  patient_id: string
}

interface SessionAnswer {
  tenant_id: string
  session_id: string
  position: number
  question: string
  answer: Buffer
}

interface Bill {
  tenant_id: string
  id: string
  bill_number: string
  patient_id: string
  therapist_id: string
  total_price: number
  taxes: number
  fully_paid: Filled<boolean>
  created_at: Generated<Date>
}

interface Audit {
  tenant_id: string
  id: string
  at: Generated<Date>
  account_id: string | null
  act: string
  entity: string
  entity_id: string | null
  details: Filled<unknown>
}

interface Job {
  id: string
  kind: string
  payload: unknown
  dedupe_key: string | null
  run_at: Generated<Date>
  attempts: Filled<number>
  leased_until: Moment | null
  done_at: Moment | null
  failed_at: Moment | null
  last_error: string | null
  created_at: Generated<Date>
}

interface MailboxMessage {
  id: string
  message_id: string
  recipient: string
  subject: string
  received_at: Generated<Date>
  source: Buffer
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

/** The database as api/migrations leave it. */
export interface Tables {
  'auth.account': Account
  'auth.refresh_token': RefreshToken
  'auth.mail_token': MailToken
  'auth.throttle': Throttle
  'auth.idempotency': Idempotency
  tenant: Tenant
  member: Member
  opening_hours: OpeningHours
  vacation: Vacation
  session_type: SessionType
  session_series: SessionSeries
  session_tombstone: SessionTombstone
  session_audio: SessionAudio
  vaccine: Vaccine
  medical_appointment: MedicalAppointment
  work_correction: WorkCorrection
  colour: Colour
  calendar_feed: CalendarFeed
  question: Question
  club: Club
  patient: Patient
  species: Species
  race: Race
  animal: Animal
  session: Session
  session_animal: SessionAnimal
  session_corporate_patient: SessionCorporatePatient
  session_answer: SessionAnswer
  bill: Bill
  audit: Audit
  job: Job
  mailbox_message: MailboxMessage
  'directory.therapist': DirectoryTherapist
}
