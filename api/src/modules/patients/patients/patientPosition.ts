import { hasFrenchZipCodes } from 'shared/domain/contact/country'
import { findCodeInTown } from 'shared/domain/directory/codeInTown'
import type { Services } from '../../../services.ts'
import type { PatientColumns, PatientRow } from './patientRow.ts'

export type PositionColumns = Pick<PatientRow, 'latitude' | 'longitude' | 'precision'>

/**
 * Geocodes a patient's address. The columns are null for an address abroad, or without a postal code that is typed or
 * implied by the town.
 */
export async function locatePatient(
  { geocoder }: Pick<Services, 'geocoder'>,
  { street_name: streetName, zip_code: zipCode, city, country }: PatientColumns,
): Promise<PositionColumns> {
  if (!hasFrenchZipCodes(country)) return { latitude: null, longitude: null, precision: null }
  if (zipCode === '' && findCodeInTown(city) === '') return { latitude: null, longitude: null, precision: null }
  return geocoder.locate({ streetName, zipCode, city })
}
