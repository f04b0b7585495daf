import type { ColumnType, Generated } from 'kysely'
import type { PayerKind } from 'shared/contracts/finance/payer'
import type { Share } from 'shared/domain/money/division'
import type { WithDefault, Timestamp, AddressColumns } from './columns.ts'

interface Club extends AddressColumns {
  tenant_id: string
  id: string
  name: string
  email: WithDefault<string>
  phone_number: WithDefault<string>
  amount_per_session: WithDefault<number>
  removed_at: Timestamp | null
}

interface Patient extends AddressColumns {
  country: WithDefault<string>
  tenant_id: string
  id: string
  type: 'INDIVIDUAL' | 'FIRM' | null
  email: WithDefault<string>
  phone_number: WithDefault<string>
  second_phone_number: WithDefault<string>
  contact_firstname: WithDefault<string>
  contact_lastname: WithDefault<string>
  firstname: WithDefault<string>
  lastname: WithDefault<string>
  birthdate: string | null
  /** Counts only without a `birthdate`. */
  birth_year: number | null
  nb_hours_to_do: WithDefault<number>
  referent_email: WithDefault<string>
  referent_phone: WithDefault<string>
  legal_manager_lastname: WithDefault<string>
  legal_manager_firstname: WithDefault<string>
  legal_manager_email: WithDefault<string>
  legal_manager_phone: WithDefault<string>
  legal_manager_link: WithDefault<string>
  funder_lastname: WithDefault<string>
  funder_firstname: WithDefault<string>
  funder_company_name: WithDefault<string>
  funder_email: WithDefault<string>
  funder_tel: WithDefault<string>
  company_name: WithDefault<string>
  siren: WithDefault<string>
  siret: WithDefault<string>
  vat_number: WithDefault<string>
  practice_note_sealed: Buffer | null
  firm_id: string | null
  account_id: string | null
  latitude: number | null
  longitude: number | null
  precision: 'address' | 'zipCode' | 'default' | null
  created_at: Generated<Date>
  archived_at: Timestamp | null
  removed_at: Timestamp | null
  erased_at: Timestamp | null
  merged_into: string | null
  /** The day until which a member decided to keep a file whose retention has ended; null without such a decision. */
  kept_until: string | null
}

interface PatientFit {
  tenant_id: string
  patient_id: string
  sealed: Buffer
}

interface PatientPayer {
  tenant_id: string
  id: string
  patient_id: string
  position: number
  kind: PayerKind
  name: string
  street_name: string
  zip_code: string
  city: string
  country: WithDefault<string>
  email: string
  siren: string
  vat_number: WithDefault<string>
  /** The most that the payer pays per calendar year; null without a limit. */
  yearly_ceiling: number | null
  removed_at: Timestamp | null
}

interface PatientDivision {
  tenant_id: string
  patient_id: string
  shares: ColumnType<Share[], string, string>
}

interface Consent {
  tenant_id: string
  id: string
  patient_id: string
  given_by: 'SELF' | 'GUARDIAN'
  giver: Buffer
  text_version: number
  given_on: string
  recorded_by: string | null
  recorded_at: Generated<Date>
  withdrawn_at: Timestamp | null
}

/** Tables of patients and clubs. */
export interface PeopleTables {
  club: Club
  patient: Patient
  patient_fit: PatientFit
  patient_payer: PatientPayer
  patient_division: PatientDivision
  consent: Consent
}
