import { PatientFitInput } from 'shared/contracts/agenda/fit'
import { Check } from 'typebox/value'
import type { FieldCipher } from '../../../encryption/encryption.ts'

const needsField = (patientId: string) => ({ table: 'patient_fit', column: 'sealed', id: patientId })

/** Decrypts a patient's needs for the choice of animals: weight, allergies, fears, preferences and a note. */
export function decryptNeeds(cipher: FieldCipher, patientId: string, encryptedNeeds: Buffer): PatientFitInput {
  const storedNeeds: unknown = JSON.parse(cipher.decrypt(encryptedNeeds, needsField(patientId)))
  if (!Check(PatientFitInput, storedNeeds)) throw new Error('The stored needs of a patient do not match the contract.')
  return storedNeeds
}

export const encryptNeeds = (cipher: FieldCipher, patientId: string, needs: PatientFitInput): Buffer =>
  cipher.encrypt(JSON.stringify(needs), needsField(patientId))
