import type { PatientInput } from 'shared/contracts/patients/patient'
import type { VatClient } from 'shared/domain/vat/clientVat'

interface PatientOfDocument {
  type: PatientInput['type'] | null
  address: PatientInput['address']
  firm: { vatNumber?: string | undefined } | null
}

/** Returns what decides about the VAT of a patient's documents. */
export const vatClientOf = ({ type, address, firm }: PatientOfDocument): VatClient => ({
  isFirm: type === 'FIRM',
  vatNumber: firm?.vatNumber,
  ...address,
})
