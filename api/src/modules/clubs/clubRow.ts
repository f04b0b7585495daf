import type { Selectable } from 'kysely'
import type { Club, ClubInput } from 'shared/contracts/club'
import type { Tables } from '../../tables/tables.ts'

export type ClubRow = Selectable<Tables['club']>

export const clubOf = ({
  id,
  name,
  email,
  phone_number,
  amount_per_session,
  street_name,
  zip_code,
  city,
}: ClubRow): Club => ({
  id,
  name,
  email,
  phoneNumber: phone_number,
  amountPerSession: amount_per_session,
  address: { streetName: street_name, zipCode: zip_code, city },
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
