import type { Services } from '../../../services.ts'
import type { PatientColumns, PatientRow } from './patientRow.ts'

export type PositionColumns = Pick<PatientRow, 'latitude' | 'longitude' | 'precision'>

/** Geocodes a patient's address; nulls without a postal code. */
export async function locatePatient(
  { geocoder }: Pick<Services, 'geocoder'>,
  { street_name: streetName, zip_code: zipCode, city }: PatientColumns,
): Promise<PositionColumns> {
  if (zipCode === '') return { latitude: null, longitude: null, precision: null }
  return geocoder.locate({ streetName, zipCode, city })
}
