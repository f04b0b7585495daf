import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientInput } from 'shared/contracts/patients/patient'
import { isCompleteAddress } from 'shared/domain/contact/address'
import { countryOf } from 'shared/domain/contact/country'
import { completeFirmNumbers } from 'shared/domain/contact/firmNumbers'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { patientName } from 'shared/domain/patients/patientName'
import type { Client } from '../../../pdf/bills/Client.ts'
import { Refusal } from '../../../refusal.ts'

/** Fields of a patient that appear on documents. */
export type DocumentPatient = Pick<PatientInput, 'address' | 'firm'> & {
  type: PatientInput['type'] | null
  individual: { firstname: string; lastname: string } | null
  contactFirstname: string
  contactLastname: string
}

export const clientOf = (patient: DocumentPatient): Client => ({
  name: patient.individual
    ? `${patient.individual.firstname} ${patient.individual.lastname}`.trim()
    : patientName(patient),
  street: patient.address.streetName.trim(),
  zipCode: patient.address.zipCode.trim(),
  city: patient.address.city.trim(),
  country: countryOf(patient.address),
  ...completeFirmNumbers(patient.firm),
  vatNumber: normalizeVatNumber(patient.firm?.vatNumber ?? ''),
})

/** Whether a client has a complete address. */
export const hasAddress = ({ street, ...address }: Pick<Client, 'street' | 'zipCode' | 'city' | 'country'>): boolean =>
  isCompleteAddress({ streetName: street, ...address })

/** Throws 400 with E112 for a client with an incomplete address. */
export function refuseMissingAddress(client: Client): void {
  if (!hasAddress(client)) throw new Refusal(400, errorCode.patientAddressMissing)
}
