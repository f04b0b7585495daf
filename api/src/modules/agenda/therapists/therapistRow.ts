import type { Selectable } from 'kysely'
import type { TherapistCard } from 'shared/contracts/directory/therapist'
import type { Tables } from '../../../tables/tables.ts'
import type { OfferedTypesAndSpecies } from './offeredTypesAndSpecies.sql.ts'

/** Maps a row of the public directory to a card. */
export const therapistCardOf = (
  row: Selectable<Tables['directory.therapist']>,
  { sessionTypes, species }: OfferedTypesAndSpecies,
): TherapistCard => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  firmName: row.firm_name,
  logo: row.logo,
  address: { streetName: row.street_name, zipCode: row.zip_code, city: row.city },
  latitude: row.latitude,
  longitude: row.longitude,
  approximate: row.approximate,
  sessionTypes,
  species,
})
