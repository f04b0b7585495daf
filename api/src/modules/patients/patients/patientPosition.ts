import type { Services } from '../../../services.ts'
import type { PatientColumns, PatientRow } from './patientRow.ts'

export type PositionColumns = Pick<PatientRow, 'latitude' | 'longitude' | 'precision'>

/** The position of a patient's address, by the geocoder; none without a postal code. */
export async function locatePatient(
  { geocoder }: Pick<Services, 'geocoder'>,
  { street_name: streetName, zip_code: zipCode, city }: PatientColumns,
): Promise<PositionColumns> {
  if (zipCode === '') return { latitude: null, longitude: null, precision: null }
  return geocoder.locate({ streetName, zipCode, city })
}
