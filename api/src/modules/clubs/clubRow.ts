import type { Selectable } from 'kysely'
import type { Club, ClubInput } from 'shared/contracts/agenda/club'
import { contentVersion } from '../../contentVersion.ts'
import type { Tables } from '../../tables/tables.ts'

export type ClubRow = Selectable<Tables['club']>

export const clubOf = (row: ClubRow): Club => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phoneNumber: row.phone_number,
  amountPerSession: row.amount_per_session,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city },
  version: contentVersion(row),
})

/** The columns a form fills. */
export const clubColumns = ({ name, email, phoneNumber, amountPerSession, address }: ClubInput) => ({
  name: name.trim(),
  email: email.trim(),
  phone_number: phoneNumber.trim(),
  amount_per_session: amountPerSession,
  street_name: address.streetName.trim(),
  zip_code: address.zipCode.trim(),
  city: address.city.trim(),
})

export type ClubColumns = ReturnType<typeof clubColumns>
