import type { PatientInput } from 'shared/contracts/patients/patient'
import type { VatClient } from 'shared/domain/vat/clientVat'

interface PatientOfDocument {
  type: PatientInput['type'] | null
  address: PatientInput['address']
  firm: { vatNumber?: string | undefined } | null
}

/** Returns the data of a patient on which the VAT of their documents depends. */
export const vatClientOf = ({ type, address, firm }: PatientOfDocument): VatClient => ({
  isFirm: type === 'FIRM',
  vatNumber: firm?.vatNumber,
  ...address,
})
