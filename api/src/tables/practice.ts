import type { ColumnType, Generated } from 'kysely'
import type { KeptStepId } from 'shared/contracts/accounts/firstSteps'
import type { PracticeSettingField } from 'shared/contracts/accounts/practiceSettings'
import type { TInteger, TObject } from 'typebox'
import type { ColumnsOf } from '../schemaColumns.ts'
import type { WithDefault, Timestamp, AddressColumns } from './columns.ts'

/** The columns that store the fields of `practiceSettings`. */
type SettingColumns = Record<keyof ColumnsOf<TObject<Record<PracticeSettingField, TInteger>>>, WithDefault<number>>

interface Tenant extends SettingColumns {
  id: string
  offer: 'STANDARD' | 'PRO' | 'ULTIME'
  nb_max_assistants: number
  nb_max_therapists: number
  trial_ends_at: Timestamp
  payable: WithDefault<boolean>
  time_zone: WithDefault<string>
  retention_years: WithDefault<number>
  second_factor_demanded: WithDefault<boolean>
  trial_letters: WithDefault<boolean>
  sealing_key: Buffer
  closed_at: Timestamp | null
  /** When the closed practice is destroyed; null while it is open and once it is destroyed. */
  destroy_at: Timestamp | null
  /** When the first steps were all done, or hidden. */
  first_steps_ended_at: Timestamp | null
  first_steps_kept: WithDefault<KeptStepId[]>
  created_at: Generated<Date>
}

interface Member extends AddressColumns {
  tenant_id: string
  id: string
  email: string
  firstname: WithDefault<string>
  lastname: WithDefault<string>
  roles: string[]
  privileges: string[]
  phone_number: WithDefault<string>
  default_session_price: WithDefault<number>
  /** Whether the member charges VAT, at `taxes_amount` percent. */
  taxes: WithDefault<boolean>
  taxes_amount: WithDefault<number>
  vat_exemption: WithDefault<'FRANCHISE' | 'EXONERE_SANTE'>
  vat_on_debits: WithDefault<boolean>
  cash_accounts: WithDefault<boolean>
  tva_number: WithDefault<string>
  legal_form: WithDefault<string>
  share_capital: number | null
  rcs_city: WithDefault<string>
  mediator_name: WithDefault<string>
  mediator_address: WithDefault<string>
  mediator_website: WithDefault<string>
  personal_bank_settings: WithDefault<boolean>
  bank_details: Buffer | null
  public_access: WithDefault<boolean>
  individual_firm: WithDefault<boolean>
  firm_name: WithDefault<string>
  firm_siren: WithDefault<string>
  firm_website: WithDefault<string>
  latitude: number | null
  longitude: number | null
  precision: WithDefault<'address' | 'zipCode' | 'default'>
  logo: string | null
  logo_file: string | null
  colour_mode: WithDefault<'DEFAULT' | 'CLUBS' | 'THERAPISTS'>
  position: WithDefault<number>
  created_at: Generated<Date>
  left_at: Timestamp | null
}

interface MemberLogo {
  tenant_id: string
  member_id: string
  file: string
  picture: Buffer
}

interface Invitation {
  tenant_id: string
  id: string
  email: string
  role: 'ROLE_THERAPIST' | 'ROLE_ASSISTANT'
  privileges: string[]
  token_hash: Buffer
  invited_by: string
  sent_at: Timestamp
  expires_at: Timestamp
  accepted_at: Timestamp | null
  withdrawn_at: Timestamp | null
}

interface SecondFactorRow {
  tenant_id: string
  member_id: string
  key: Buffer | null
  pending_key: Buffer | null
  last_step: WithDefault<number>
  confirmed_at: Timestamp | null
}

interface RecoveryCodeRow {
  tenant_id: string
  member_id: string
  code_hash: Buffer
  used_at: Timestamp | null
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

interface DirectoryTherapist extends AddressColumns {
  id: string
  tenant_id: string
  firstname: string
  lastname: string
  firm_name: string
  logo: string | null
  latitude: number | null
  longitude: number | null
  approximate: boolean
  bookable_until: Timestamp | null
  name_search: ColumnType<string, never, never>
  town_search: ColumnType<string, never, never>
}

/** A therapist who left the directory; no personal data is stored. */
interface Departure {
  id: string
  left_on: Generated<string>
}

/** Tables of a practice, its members and their settings. */
export interface PracticeTables {
  tenant: Tenant
  member: Member
  member_logo: MemberLogo
  invitation: Invitation
  second_factor: SecondFactorRow
  recovery_code: RecoveryCodeRow
  colour: Colour
  calendar_feed: CalendarFeed
  'directory.therapist': DirectoryTherapist
  'directory.departure': Departure
}
