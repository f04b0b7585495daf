import { PatientFitInput } from 'shared/contracts/agenda/fit'
import { Check } from 'typebox/value'
import type { FieldCipher } from '../../../encryption/encryption.ts'

const field = (patientId: string) => ({ table: 'patient_fit', column: 'sealed', id: patientId })

/** Decrypts a patient's weight, allergies, fears and preferences. */
export function decryptNeeds(cipher: FieldCipher, patientId: string, encryptedNeeds: Buffer): PatientFitInput {
  const stored: unknown = JSON.parse(cipher.decrypt(encryptedNeeds, field(patientId)))
  if (!Check(PatientFitInput, stored)) throw new Error('The stored needs of a patient do not match the contract.')
  return stored
}

export const encryptNeeds = (cipher: FieldCipher, patientId: string, needs: PatientFitInput): Buffer =>
  cipher.encrypt(JSON.stringify(needs), field(patientId))
