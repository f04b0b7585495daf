import type { ColumnType, Generated } from 'kysely'
import type { PayerKind } from 'shared/contracts/finance/payer'
import type { Share } from 'shared/domain/money/division'
import type { Filled, Moment, Located } from './columns.ts'

interface Club extends Located {
  tenant_id: string
  id: string
  name: string
  email: Filled<string>
  phone_number: Filled<string>
  amount_per_session: Filled<number>
  removed_at: Moment | null
}

interface Patient extends Located {
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
  latitude: number | null
  longitude: number | null
  precision: 'address' | 'zipCode' | 'default' | null
  created_at: Generated<Date>
  archived_at: Moment | null
  removed_at: Moment | null
  erased_at: Moment | null
  merged_into: string | null
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
  email: string
  siren: string
  yearly_ceiling: number | null
  removed_at: Moment | null
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
  withdrawn_at: Moment | null
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
