import { codeInTown } from 'shared/domain/directory/codeInTown'
import type { Services } from '../../../services.ts'
import type { PatientColumns, PatientRow } from './patientRow.ts'

export type PositionColumns = Pick<PatientRow, 'latitude' | 'longitude' | 'precision'>

/** Geocodes a patient's address; nulls if neither its postal code nor its town tells where it is. */
export async function locatePatient(
  { geocoder }: Pick<Services, 'geocoder'>,
  { street_name: streetName, zip_code: zipCode, city }: PatientColumns,
): Promise<PositionColumns> {
  if (zipCode === '' && codeInTown(city) === '') return { latitude: null, longitude: null, precision: null }
  return geocoder.locate({ streetName, zipCode, city })
}
