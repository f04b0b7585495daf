import type { Insertable } from 'kysely'
import type { Payer, PayersInput } from 'shared/contracts/finance/payer'
import { toSiren } from 'shared/domain/contact/firmNumbers'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { countryOf, normalizeZipCodeOf } from 'shared/domain/contact/country'
import type { Tables } from '../../../tables/tables.ts'
import type { PayerRow } from './payers.sql.ts'

type PayerDetails = Pick<Payer, 'id' | 'kind' | 'name' | 'address' | 'email' | 'siren' | 'vatNumber' | 'yearlyCeiling'>

/** Returns the details of a payer, without their share. */
export const payerOf = (row: PayerRow): PayerDetails => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city, country: row.country },
  email: row.email,
  siren: row.siren,
  vatNumber: row.vat_number,
  yearlyCeiling: row.yearly_ceiling,
})

type Columns = Omit<Insertable<Tables['patient_payer']>, 'tenant_id' | 'id' | 'patient_id' | 'position'>

/** Returns the columns that the form sets; a guardian is a person, without a SIREN, a VAT number and a limit. */
export const payerColumns = (payer: PayersInput['payers'][number]): Columns => ({
  kind: payer.kind,
  name: payer.name.trim(),
  street_name: payer.address.streetName.trim(),
  zip_code: normalizeZipCodeOf(payer.address),
  city: payer.address.city.trim(),
  country: countryOf(payer.address),
  email: payer.email.trim(),
  siren: payer.kind === 'GUARDIAN' ? '' : toSiren(payer.siren),
  vat_number: payer.kind === 'GUARDIAN' ? '' : normalizeVatNumber(payer.vatNumber ?? ''),
  yearly_ceiling: payer.kind === 'GUARDIAN' ? null : payer.yearlyCeiling,
})
